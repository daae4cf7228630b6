import { readFileSync } from 'node:fs';

/** The mark of the federation, a square drawing: `src/content/logo.svg`. */
export const logo = readFileSync('src/content/logo.svg', 'utf8');

/** A mark that is longer than this is loaded once and not written into each page. */
const longest = 2000;

/** These would mix with the page: styles, and ids that the page may use too. A picture is long. */
const ofItsOwn = /<(?:image|style)\b|\s(?:style|id)=/;

export const isLogoInPage = logo.length <= longest && !ofItsOwn.test(logo);
