import { z } from 'astro/zod';
import {
  darkestGround,
  isReadableColour,
  type ChosenColours,
} from '@federation/base/colours/palette';
import { described } from './fields.ts';
import { refuse } from './refusal.ts';

/** An example, and what the desk has while those of the settings are at fault. */
export const exampleColours: ChosenColours = {
  ink: '#14213d',
  action: '#243b8f',
  accent: '#f08a24',
};

const anyColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A colour of texts, which has to be dark. */
const darkColour = anyColour.refine(
  (typed) => isReadableColour(typed),
  refuse('colourUnreadable', { ground: darkestGround }),
);

/** The colours of the site that staff choose; all others follow from them. */
export const colours = z
  .strictObject({
    ink: darkColour.meta(described('settings.colours.ink', exampleColours.ink)),
    action: darkColour.meta(described('settings.colours.action', exampleColours.action)),
    accent: anyColour.meta(described('settings.colours.accent', exampleColours.accent)),
    accentText: darkColour.optional().meta(described('settings.colours.accentText', '#a4530a')),
  })
  .meta(described('settings.colours', { ...exampleColours }));
