import { readFileSync } from 'node:fs';
import { styleSheets } from '@federation/base/styles/style-sheets';
import { toColourStyle, type ChosenColours } from '@federation/base/colours/palette';

/** The style of the site, as far as the inbox has the same things, and its own. */
const styles = [
  ...Object.values(styleSheets),
  new URL('inbox.css', import.meta.url),
  new URL('parts.css', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What can be read with no colours: the build of an older site has written none. */
const withoutColours = ':root{--text-on-action:#000;--text-on-chrome:#000}';

/** The style sheet of the inbox, in the colours of the federation. */
export function renderStyleSheet(colours: ChosenColours | undefined): string {
  return `${colours ? toColourStyle(colours) : withoutColours}\n${styles}`;
}
