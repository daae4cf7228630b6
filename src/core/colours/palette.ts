/** The colours of the site for most people, by what they are for. */
export const colourNames = [
  'ink',
  'inkSoft',
  'inkFaint',
  'inkBright',
  'paper',
  'sand',
  'action',
  'actionDark',
  'accent',
  'accentText',
  'accentTint',
  'good',
  'goodText',
  'goodTint',
  'hairline',
  'lineStrong',
] as const;

/** The colours of the theme with high contrast, which has a black ground. */
export const highContrastNames = ['action', 'actionHover', 'accent', 'accentText'] as const;

type ColourName = (typeof colourNames)[number];

/** A colour by each name, such as `#14213d`. */
export type Palette = Record<ColourName, string> & {
  highContrast: Record<(typeof highContrastNames)[number], string>;
};

const toProperty = (name: string) =>
  `--colour-${name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)}`;

/**
 * The colours as custom properties of a style sheet, which the tokens of the site use.
 *
 * @example toColourStyle(palette) // ':root{--colour-ink:#14213d;--colour-ink-soft:#3d4862;…}'
 */
export function toColourStyle({ highContrast, ...colours }: Palette): string {
  const declarations = [
    ...colourNames.map((name) => `${toProperty(name)}:${colours[name]}`),
    ...highContrastNames.map((name) => `${toProperty(`high-${name}`)}:${highContrast[name]}`),
  ];
  return `:root{${declarations.join(';')}}`;
}
