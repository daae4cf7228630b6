/* Runs before the first paint of every page. */
import './preferences.ts';
import './devanagari.ts';
import './failed-page.ts';
import './keep-numbers.ts';
