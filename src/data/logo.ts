import { readFileSync } from 'node:fs';

/** The mark of the federation, a square drawing: `src/content/logo.svg`. */
export const logo = readFileSync('src/content/logo.svg', 'utf8');

/** A mark that is a picture, or longer than this, is loaded once and not written into each page. */
const longest = 2000;

/** Whether the mark is part of every page. */
export const isLogoInPage = logo.length <= longest && !/<image\b/.test(logo);
