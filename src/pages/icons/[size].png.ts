import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { Resvg } from '@resvg/resvg-js';

/** The sizes that devices ask for: home screens, and `maskable` with room to be cut round. */
const sizes = { 180: 180, 192: 192, 512: 512, maskable: 512 } as const;

export const getStaticPaths = () => Object.entries(sizes).map(([size, width]) => ({ params: { size }, props: { width } }));

export const GET: APIRoute<{ width: number }> = ({ params, props: { width } }) => {
  const mark = readFileSync('public/favicon.svg', 'utf8').replace(/rx="\d+"/, 'rx="0"');
  const drawing =
    params.size === 'maskable'
      ? mark
          .replace('viewBox="0 0 48 48"', 'viewBox="-6 -6 60 60"')
          .replace('<rect width="48" height="48"', '<rect x="-6" y="-6" width="60" height="60"')
      : mark;
  const png = new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
