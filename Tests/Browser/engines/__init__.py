"""The game in WebKit and in Firefox, beside Chromium, in which all other tests run."""
