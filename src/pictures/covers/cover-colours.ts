import type { CoverGround } from '@federation/content-model/collections/collection-definition';
import { mix } from '@federation/base/colours/mix';
import type { Palette } from '@federation/base/colours/palette';

/** The colours of a cover: the ground from corner to corner, the lines, and two accents. */
export interface CoverColours {
  ground: [string, string];
  line: string;
  warm: string;
  cool: string;
}

const [white, black] = ['#ffffff', '#000000'];

/** The colours of the covers on a ground, from those of the site. */
export function toCoverColours(ground: CoverGround, site: Palette): CoverColours {
  const { ink, action, accent, accentText, good, sand } = site;
  const tint = (colour: string): [string, string] => [
    mix(colour, white, 0.86),
    mix(colour, white, 0.78),
  ];
  const onLight = { line: ink, warm: accentText, cool: good };
  const onDark = { line: mix(action, white, 0.85), warm: accent, cool: mix(good, white, 0.4) };
  switch (ground) {
    case 'ink':
      return { ground: [mix(ink, action, 0.6), ink], ...onDark };
    case 'night':
      return { ground: [ink, mix(ink, black, 0.4)], ...onDark, cool: mix(action, white, 0.5) };
    case 'action':
      return { ground: tint(action), ...onLight, line: action };
    case 'accent':
      return { ground: tint(accent), ...onLight };
    case 'good':
      return { ground: tint(good), ...onLight };
    case 'sand':
      return { ground: [sand, mix(sand, ink, 0.07)], ...onLight, cool: action };
  }
}
