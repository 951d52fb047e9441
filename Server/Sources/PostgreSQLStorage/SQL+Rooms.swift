extension SQL {
    /// Creates rooms, given codes and moments. Returns the codes of the new rooms.
    static let create = SQL(
        name: "create",
        text: """
            INSERT INTO tercet.room (code, created)
            SELECT asked.code, asked.created FROM unnest($1::text[], $2::bigint[]) AS asked (code, created)
            ORDER BY asked.code
            ON CONFLICT DO NOTHING RETURNING code
            """)

    /// Returns the creation times of rooms, given codes.
    static let created = SQL(
        name: "created", text: "SELECT code, created FROM tercet.room WHERE code = ANY ($1::text[])")

    /// Stores at most one event for each room, if the room has the previous event and none with the number after it, and
    /// sends one notification about all of them. The parameters are codes, numbers, moments, seats, requests, bodies, the
    /// beginning of the payload, and the previous events' moments, seats, requests and bodies, which are NULL for the
    /// first event of a room. Returns the code of each existing room, with `t` if its event was stored.
    ///
    /// - The rooms are locked against removal. Nodes don't block each other with this kind of lock.
    /// - If another node stores the same number at the same time, this statement waits for it and then does nothing.
    ///   All nodes insert in the order of the ids, so no two of them wait for each other.
    static let append = SQL(
        name: "append",
        text: """
            WITH target AS MATERIALIZED (
                SELECT room.id, asked.*
                FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::smallint[], $5::bigint[], $6::text[],
                        $8::bigint[], $9::smallint[], $10::bigint[], $11::text[])
                    AS asked (code, seq, at, seat, request, body, last_at, last_seat, last_request, last_body)
                JOIN tercet.room ON room.code = asked.code
                FOR KEY SHARE OF room
            ), added AS (
                INSERT INTO tercet.event (room, seq, at, seat, request, body)
                SELECT target.id, target.seq, target.at, target.seat, target.request, target.body FROM target
                LEFT JOIN tercet.event AS previous ON previous.room = target.id AND previous.seq = target.seq - 1
                WHERE (previous.at, previous.seat, previous.request, previous.body)
                    IS NOT DISTINCT FROM (last_at, last_seat, last_request, last_body)
                ORDER BY target.id
                ON CONFLICT DO NOTHING RETURNING room, seq
            ), told AS MATERIALIZED (
                SELECT pg_notify('tercet', $7::text || string_agg(
                    (SELECT code FROM tercet.room WHERE room.id = added.room) || ' ' || added.seq, ' '))
                FROM added HAVING count(*) > 0
            )
            SELECT code, id IN (SELECT room FROM added), (SELECT count(*) FROM told) FROM target
            """)

    /// Returns the events with these numbers, given codes and numbers: each event's index in the list and the event.
    static let find = SQL(
        name: "find events",
        text: """
            SELECT asked.place, event.seq, event.at, event.seat, event.request, event.body
            FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (code, seq, place)
            JOIN tercet.room ON room.code = asked.code
            JOIN tercet.event ON event.room = room.id AND event.seq = asked.seq
            """)

    /// Returns the events after these numbers, given codes and numbers: the room's index in the list and each event, in
    /// order, or only the index for a room without such events.
    static let events = SQL(
        name: "events",
        text: """
            SELECT asked.place, event.seq, event.at, event.seat, event.request, event.body
            FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (code, seq, place)
            JOIN tercet.room ON room.code = asked.code
            LEFT JOIN tercet.event ON event.room = room.id AND event.seq > asked.seq
            ORDER BY asked.place, event.seq
            """)

    /// Sends notifications, given payloads.
    static let publish = SQL(
        name: "publish", text: "SELECT pg_notify('tercet', payload) FROM unnest($1::text[]) AS payload")

    /// Returns the last of the next 500 rooms after this id, or NULL after the last room.
    static let lastOfNextRooms = SQL(
        name: "next rooms",
        text: """
            SELECT max(id) FROM (SELECT id FROM tercet.room WHERE id > $1::integer ORDER BY id LIMIT 500) AS next
            """)

    /// Locks the rooms between two ids that haven't changed since a moment, except rooms to which a node is storing an
    /// event.
    static let lockOldRooms = SQL(
        name: "lock old rooms", text: "SELECT id FROM tercet.room WHERE \(isOld) FOR UPDATE SKIP LOCKED")

    /// Removes locked rooms and their events, given ids and a moment. Returns the ids of the removed rooms: those that
    /// still haven't changed, because an event may have been stored between the search and the lock.
    static let removeRooms = SQL(
        name: "remove rooms",
        text: """
            WITH old AS MATERIALIZED (
                SELECT id FROM tercet.room WHERE id = ANY ($1::integer[]) AND \(lastTouched) < $2::bigint
            ), events AS (
                DELETE FROM tercet.event WHERE room IN (SELECT id FROM old)
            )
            DELETE FROM tercet.room WHERE id IN (SELECT id FROM old) RETURNING id
            """)

    private static let isOld = "id > $1::integer AND id <= $2::integer AND \(lastTouched) < $3::bigint"

    private static let lastTouched =
        "coalesce((SELECT at FROM tercet.event WHERE event.room = room.id ORDER BY seq DESC LIMIT 1), created)"
}
