import { getContrast } from './contrast.ts';
import { mix } from './mix.ts';

/** The colours that staff choose, such as `#14213d`; all others follow from them. */
export interface ChosenColours {
  ink: string;
  action: string;
  accent: string;
  /** The accent for texts; without it, the lightest shade of the accent that can be read. */
  accentText?: string | undefined;
}

/** A colour by each name, such as `#14213d`. */
export type Palette = ReturnType<typeof toPalette>;

const [white, black] = ['#ffffff', '#000000'];

const grounds = { paper: '#faf8f3', sand: '#f1ede3' };

/** The ground on which a dark colour is hardest to read. */
export const darkestGround = grounds.sand;

/** Tells whether texts in a colour can be read with ease (WCAG 2.2, 1.4.3). */
export const isReadable = (colour: string, ground = darkestGround): boolean =>
  getContrast(colour, ground) >= 4.5;

/** The colour nearest to the first one, on the way to another, that can be read. */
function until(colour: string, other: string, ground?: string): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, other, step / 50));
  return steps.find((one) => isReadable(one) && isReadable(one, ground)) ?? other;
}

/** The colours of the site for most people, by what they are for. */
export function toPalette({ ink, action, accent, accentText }: ChosenColours) {
  const accentTint = mix(accent, white, 0.9);
  return {
    ...grounds,
    ink,
    inkSoft: until(mix(ink, white, 0.18), ink),
    inkFaint: until(mix(ink, white, 0.3), ink),
    inkBright: mix(ink, action, 0.6),
    action,
    actionDark: mix(action, black, 0.25),
    accent,
    accentText: accentText ?? until(accent, black, accentTint),
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
 * The colours as custom properties of a style sheet, which the tokens of the site use.
 *
 * @example toColourStyle(chosen) // ':root{--colour-paper:#faf8f3;--colour-sand:#f1ede3;…}'
 */
export function toColourStyle(chosen: ChosenColours): string {
  const declarations = Object.entries(toPalette(chosen)).map(
    ([name, colour]) => `${toProperty(name)}:${colour}`,
  );
  return `:root{${declarations.join(';')}}`;
}
