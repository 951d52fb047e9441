"""Checks that bad messages don't disturb players. `make hostile` sends a million."""
import asyncio
import pathlib

from hostile import Trial

COUNT = 5000


def test_bad_messages_from_many_addresses_disturb_nobody(folder: pathlib.Path):
    trial = Trial(folder, COUNT, seed=1, rooms=3, held=40, calm=40)
    report = asyncio.run(trial.run())
    assert sum(flood["messages"] for flood in report.floods) >= COUNT
    assert [phase.name for phase in report.phases] == ["before", "during", "after"]
