import { readFileSync } from 'node:fs';
import { styleSheets } from '@federation/base/styles/style-sheets';
import { formatColourStyle, type ChosenColours } from '@federation/base/colours/palette';

/** The shared style sheets of the site, and those of the inbox. */
const styles = [
  ...Object.values(styleSheets),
  new URL('inbox.css', import.meta.url),
  new URL('parts.css', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Keeps text readable without colours, which older builds do not write. */
const withoutColours = ':root{--text-on-action:#000;--text-on-chrome:#000}';

export function renderStyleSheet(colours: ChosenColours | undefined): string {
  return `${colours ? formatColourStyle(colours) : withoutColours}\n${styles}`;
}
