import { getContrast } from './contrast.ts';
import type { Palette } from './palette.ts';

/** A colour that can’t be told well enough from what is behind it. */
interface Unreadable {
  /** Where it is in the palette. */
  path: string[];
  colour: string;
  ground: string;
  /** The contrast ratio that it has, and the one that it needs. */
  ratio: number;
  least: number;
}

const [white, black, darkGrey, chromeText] = ['#ffffff', '#000000', '#1a1a1a', '#f4f2ec'];

/** Text needs 4.5 (WCAG 2.2, 1.4.3), lines of controls 3 (1.4.11). */
const text = 4.5;
const line = 3;
/** Text in the theme with high contrast (1.4.6). */
const strongText = 7;

/** What is read on what in the theme for most people, and with which contrast at least. */
const toPairs = (colours: Palette): [keyof Omit<Palette, 'highContrast'>, string, number][] => [
  ...(['ink', 'inkSoft', 'inkFaint', 'action', 'accentText', 'goodText'] as const).flatMap((name) =>
    [white, colours.paper, colours.sand].map((ground): [typeof name, string, number] => [
      name,
      ground,
      text,
    ]),
  ),
  ['ink', chromeText, text],
  ['actionDark', white, text],
  ['accentText', colours.accentTint, text],
  ['goodText', colours.goodTint, text],
  ['good', white, line],
  ['lineStrong', white, line],
  ['lineStrong', colours.paper, line],
];

/** The colours of a palette that can’t be read where the site uses them, in both themes. */
export function findUnreadable(colours: Palette): Unreadable[] {
  const { highContrast } = colours;
  const high = (['action', 'actionHover', 'accentText', 'accent'] as const).flatMap((name) =>
    [black, darkGrey].map((ground) => ({
      path: ['highContrast', name],
      colour: highContrast[name],
      ground,
      least: name === 'accent' ? line : strongText,
    })),
  );
  const usual = toPairs(colours).map(([name, ground, least]) => ({
    path: [name],
    colour: colours[name],
    ground,
    least,
  }));
  return [...usual, ...high]
    .map((pair) => ({ ...pair, ratio: getContrast(pair.colour, pair.ground) }))
    .filter(({ ratio, least }) => ratio < least);
}
