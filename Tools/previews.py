"""Writes the elements for previews of links into the page of a published site, for chats and social networks
(https://ogp.me)."""
import html
import re

ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~-]+)*/?")
# The elements in index.html, which need no address. `tercet serve` replaces them too.
ELEMENTS = re.compile(r'(?:<meta property="og:.*\n)+')


def checked(address: str) -> str:
    """The address of a published site, with a slash at its end; empty if it is empty. Raises `ValueError` if it isn't
    an address."""
    if address and not ADDRESS.fullmatch(address):
        raise ValueError(f"SITE_URL has to be an address such as https://example.org/tercet/, not {address}")
    return address and address.removesuffix("/") + "/"


def with_previews(page: str, address: str, picture: str, texts: dict[str, str]) -> str:
    """The page with all elements for previews, if the site has an address. Its words are
    these, by the names of their messages."""
    if not address:
        return page
    properties = {
        "type": "website", "site_name": "Tercet", "title": texts["title"],
        "description": texts["long-description"], "url": address, "image": address + picture,
        "image:width": "1200", "image:height": "630", "image:alt": texts["preview-picture"],
    }
    elements = [f'<meta property="og:{name}" content="{html.escape(text)}">\n' for name, text in properties.items()]
    elements.append('<meta name="twitter:card" content="summary_large_image">\n')
    page, count = ELEMENTS.subn("".join(elements), page)
    if count != 1:
        raise ValueError("index.html has no place for previews")
    return page
