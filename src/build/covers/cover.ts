import { fields } from './fields.ts';
import { createRandom } from './random.ts';

/** The ground and the lines of each collection’s covers. */
const palettes = {
  events: { ground: ['#1d2f78', '#14213d'], line: '#dfe4f5', warm: '#ff9933', cool: '#3fae63' },
  publications: { ground: ['#f6e7d2', '#efd9bb'], line: '#14213d', warm: '#c4620c', cool: '#17803d' },
  news: { ground: ['#e4ede4', '#cfe0d2'], line: '#1c3a2a', warm: '#c4620c', cool: '#17803d' },
  media: { ground: ['#14213d', '#0d1730'], line: '#cfd6ea', warm: '#ff9933', cool: '#7fb2ff' },
  partners: { ground: ['#e7e9f4', '#d5daee'], line: '#243b8f', warm: '#c4620c', cool: '#17803d' },
  members: { ground: ['#f4f0e6', '#e9e2d2'], line: '#3d4862', warm: '#c4620c', cool: '#243b8f' },
  home: { ground: ['#22357f', '#14213d'], line: '#dfe4f5', warm: '#ff9933', cool: '#3fae63' },
} satisfies Record<string, { ground: [string, string]; line: string; warm: string; cool: string }>;

/** What a cover can be drawn for. */
export type CoverSubject = keyof typeof palettes;

/** The collections whose lists show covers. */
export const coveredCollections = ['events', 'publications', 'news', 'media', 'partners', 'members'] as const satisfies CoverSubject[];

/**
 * Draws the cover of an entry as SVG, 640 by 280 units: a lattice and a playing field, turned and
 * placed by the entry’s own name, in the colours of its collection. The same entry always gives the same drawing.
 */
export function drawCover(subject: CoverSubject, id: string): string {
  const random = createRandom(`${subject}/${id}`);
  const { ground, ...colours } = palettes[subject];
  const field = fields[Math.floor(random() * fields.length)] ?? fields[0];
  const cell = 40 + Math.floor(random() * 3) * 12;
  const turn = Math.round((random() - 0.5) * 36);
  const x = Math.round(250 + random() * 220);
  const y = Math.round(120 + random() * 50);
  const scale = (0.95 + random() * 0.55).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280" width="640" height="280" fill="none">
<defs>
  <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
  <pattern id="l" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"><path d="M${cell / 2} 0 ${cell} ${cell / 2} ${cell / 2} ${cell} 0 ${cell / 2}Z" stroke="${colours.line}" stroke-opacity=".14"/><circle cx="${cell / 2}" cy="${cell / 2}" r="${cell / 9}" stroke="${colours.line}" stroke-opacity=".12"/></pattern>
</defs>
<rect width="640" height="280" fill="url(#g)"/><rect width="640" height="280" fill="url(#l)"/>
<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" stroke-linecap="round">${field(colours)}</g>
</svg>`;
}
