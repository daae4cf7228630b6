import type { CoverColours } from './cover-colours.ts';
import { playingFields } from './playing-fields.ts';
import { createRandom } from './random.ts';

/**
 * Draws the cover of an entry as SVG, 640 by 280 units: a lattice and a playing field, turned and
 * placed at random. The same seed always gives the same drawing.
 *
 * @param seed the name of the entry with its collection, such as `events/members-meet-2025`
 */
export function drawCover({ ground, ...colours }: CoverColours, seed: string): string {
  const random = createRandom(seed);
  const field = playingFields[Math.floor(random() * playingFields.length)] ?? playingFields[0];
  const cell = 40 + Math.floor(random() * 3) * 12;
  const angle = Math.round((random() - 0.5) * 36);
  const x = Math.round(250 + random() * 220);
  const y = Math.round(120 + random() * 50);
  const scale = (0.95 + random() * 0.55).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280" width="640" height="280" fill="none">
<defs>
  <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
  <pattern id="l" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"><path d="M${cell / 2} 0 ${cell} ${cell / 2} ${cell / 2} ${cell} 0 ${cell / 2}Z" stroke="${colours.line}" stroke-opacity=".14"/><circle cx="${cell / 2}" cy="${cell / 2}" r="${cell / 9}" stroke="${colours.line}" stroke-opacity=".12"/></pattern>
</defs>
<rect width="640" height="280" fill="url(#g)"/><rect width="640" height="280" fill="url(#l)"/>
<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})" stroke-linecap="round">${field(colours)}</g>
</svg>`;
}
