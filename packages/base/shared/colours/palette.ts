import { getContrast } from './contrast.ts';
import { mix } from './mix.ts';

/** The colours that staff choose, such as `#14213d`; the palette derives all others. */
export interface ChosenColours {
  ink: string;
  action: string;
  accent: string;
  /** The accent for texts; by default, the lightest readable shade of the accent. */
  accentText?: string | undefined;
}

export type Palette = ReturnType<typeof createPalette>;

const [white, black] = ['#ffffff', '#000000'];

const grounds = { paper: '#faf8f3', sand: '#f1ede3' };

/** The ground on which a dark colour is hardest to read. */
export const darkestGround = grounds.sand;

/** True if texts in a colour are easy to read (WCAG 2.2, 1.4.3). */
export const isReadableColour = (colour: string, ground = darkestGround): boolean =>
  getContrast(colour, ground) >= 4.5;

/** Mixes more and more of another colour into the first one until texts are readable. */
function findReadable(colour: string, other: string, ground?: string): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, other, step / 50));
  return steps.find((one) => isReadableColour(one) && isReadableColour(one, ground)) ?? other;
}

/** Derives the colours of the site, except for high contrast, by their purpose. */
export function createPalette({ ink, action, accent, accentText }: ChosenColours) {
  const accentTint = mix(accent, white, 0.9);
  return {
    ...grounds,
    ink,
    inkSoft: findReadable(mix(ink, white, 0.18), ink),
    inkFaint: findReadable(mix(ink, white, 0.3), ink),
    inkBright: mix(ink, action, 0.6),
    action,
    actionDark: mix(action, black, 0.25),
    accent,
    accentText: accentText ?? findReadable(accent, black, accentTint),
    accentTint,
    good: '#17803d',
    goodText: '#11602e',
    goodTint: '#e6f4ea',
    hairline: '#e4e0d6',
    lineStrong: '#8b8778',
  };
}

const toProperty = (name: string) =>
  `--colour-${name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)}`;

/**
 * Writes the colours as CSS custom properties, which the tokens of the site use.
 *
 * @example formatColourStyle(chosen) // ':root{--colour-paper:#faf8f3;--colour-sand:#f1ede3;…}'
 */
export function formatColourStyle(chosen: ChosenColours): string {
  const declarations = Object.entries(createPalette(chosen)).map(
    ([name, colour]) => `${toProperty(name)}:${colour}`,
  );
  return `:root{${declarations.join(';')}}`;
}
