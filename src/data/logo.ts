import { readFileSync } from 'node:fs';

/** The mark of the federation, a square drawing: `src/content/logo.svg`. */
export const logo = readFileSync('src/content/logo.svg', 'utf8');

/** A mark that is longer than this is loaded once and not written into each page. */
const longest = 2000;

/** What would mix with the page: styles, and names that the page may have too. A picture is long. */
const ofItsOwn = /<(?:image|style)\b|\s(?:style|id)=/;

/** Whether the mark is part of every page. */
export const isLogoInPage = logo.length <= longest && !ofItsOwn.test(logo);
