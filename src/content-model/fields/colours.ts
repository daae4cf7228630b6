import { z } from 'astro/zod';
import type { HelpKey } from '../../i18n/editing.ts';
import { colourNames, highContrastNames, type Palette } from '../../core/colours/palette.ts';
import { findUnreadable } from '../../core/colours/readable.ts';
import { described } from './fields.ts';
import { refuse } from './refusal.ts';

const colour = (help: HelpKey, example: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .meta(described(help, example));

/** Colours that can be read with ease: an example, and what the desk has while those of the settings are at fault. */
export const exampleColours: Palette = {
  ink: '#14213d',
  inkSoft: '#3d4862',
  inkFaint: '#596178',
  inkBright: '#22357f',
  paper: '#faf8f3',
  sand: '#f1ede3',
  action: '#243b8f',
  actionDark: '#1a2c6e',
  accent: '#f08a24',
  accentText: '#a4530a',
  accentTint: '#fff4e6',
  good: '#17803d',
  goodText: '#11602e',
  goodTint: '#e6f4ea',
  hairline: '#e4e0d6',
  lineStrong: '#8b8778',
  highContrast: {
    action: '#ffe45c',
    actionHover: '#fff3ad',
    accent: '#ffa64d',
    accentText: '#ffc27a',
  },
};

/** One field for each name. */
const toFields = <Name extends string>(
  names: readonly Name[],
  toField: (name: Name) => ReturnType<typeof colour>,
) =>
  Object.fromEntries(names.map((name) => [name, toField(name)])) as Record<
    Name,
    ReturnType<typeof colour>
  >;

/** The colours of the site. Each must be read with ease where the site uses it, in both themes. */
export const colours = z
  .strictObject({
    ...toFields(colourNames, (name) => colour(`settings.colours.${name}`, exampleColours[name])),
    highContrast: z
      .strictObject(
        toFields(highContrastNames, (name) =>
          colour(`settings.colours.high.${name}`, exampleColours.highContrast[name]),
        ),
      )
      .meta(described('settings.colours.highContrast', { action: '#ffe45c' })),
  })
  .superRefine((palette, context) => {
    for (const { path, ratio, ...found } of findUnreadable(palette))
      context.addIssue({
        code: 'custom',
        path,
        ...refuse('colourUnreadable', { ...found, ratio: ratio.toFixed(1) }),
      });
  })
  .meta(described('settings.colours', { ink: '#14213d' }));
