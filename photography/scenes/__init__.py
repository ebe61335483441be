"""One file for each scene; its name is the file's, with hyphens."""
