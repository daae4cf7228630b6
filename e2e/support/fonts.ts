/** Makes a page one of a visitor who has been here, so that it is painted in its fonts. Runs in the page, before its scripts. */
export function rememberFonts(key: string): void {
  try {
    localStorage.setItem(key, 'fetched');
  } catch {
    // A page without an origin has no storage.
  }
}
