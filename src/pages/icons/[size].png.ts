import type { APIRoute } from 'astro';
import { drawIcon } from '../../pictures/icons.ts';
import { logo } from '../../data/logo.ts';
import { settings } from '../../data/settings.ts';

/**
 * The sizes that devices ask for, in pixels: for home screens, and `maskable`, which devices may
 * cut to a circle.
 */
const sizes = { 180: 180, 192: 192, 512: 512, maskable: 512 } as const;

export const getStaticPaths = () =>
  Object.entries(sizes).map(([size, width]) => ({ params: { size }, props: { width } }));

export const GET: APIRoute<{ width: number }> = async ({ params, props: { width } }) => {
  const png = await drawIcon(
    Buffer.from(logo),
    settings.colours.ink,
    width,
    params.size === 'maskable',
  );
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
