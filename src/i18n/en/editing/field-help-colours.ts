import type { FieldTexts } from '../../field-texts.ts';

/** Fields of the look of the site: its colours and the dialog that opens first. */
export const colours = {
  'settings.colours.ink': {
    label: 'Dark colour',
    help: 'Texts, and the bars with light text.',
  },
  'settings.colours.inkSoft': {
    label: 'Dark colour, softer',
    help: 'Texts of less weight.',
  },
  'settings.colours.inkFaint': {
    label: 'Dark colour, faint',
    help: 'Small notes.',
  },
  'settings.colours.inkBright': {
    label: 'Dark colour, brighter',
    help: 'One end of the drawing on the home page.',
  },
  'settings.colours.paper': {
    label: 'Ground',
    help: 'The ground of pages.',
  },
  'settings.colours.sand': {
    label: 'Ground, darker',
    help: 'The ground of bars and boxes.',
  },
  'settings.colours.action': {
    label: 'Links and buttons',
    help: 'Links, buttons and headings in files.',
  },
  'settings.colours.actionDark': {
    label: 'Buttons under the pointer',
    help: 'Buttons under the pointer.',
  },
  'settings.colours.accent': {
    label: 'Accent',
    help: 'Lines and shapes; never text.',
  },
  'settings.colours.accentText': {
    label: 'Accent in text',
    help: 'Small texts that stand out.',
  },
  'settings.colours.accentTint': {
    label: 'Ground of the accent',
    help: 'The ground of boxes that stand out.',
  },
  'settings.colours.good': {
    label: 'Good',
    help: 'Lines of good news, such as a genuine certificate.',
  },
  'settings.colours.goodText': {
    label: 'Good, in text',
    help: 'Texts of good news.',
  },
  'settings.colours.goodTint': {
    label: 'Ground of good news',
    help: 'The ground of boxes with good news.',
  },
  'settings.colours.hairline': {
    label: 'Thin lines',
    help: 'Lines between things.',
  },
  'settings.colours.lineStrong': {
    label: 'Lines of controls',
    help: 'The edges of fields and buttons.',
  },
  'settings.colours': {
    label: 'Colours',
    help: 'The colours of the site and of the files, pictures and certificates that it makes. Each is six digits after #. The check refuses those that can’t be read with ease.',
  },
  'settings.colours.highContrast': {
    label: 'High contrast',
    help: 'Colours of the theme with high contrast, which has a black ground.',
  },
  'settings.colours.high.action': {
    label: 'Links and buttons',
    help: 'Links and buttons on black.',
  },
  'settings.colours.high.actionHover': {
    label: 'Buttons under the pointer',
    help: 'Buttons under the pointer, on black.',
  },
  'settings.colours.high.accent': {
    label: 'Accent',
    help: 'Lines and shapes on black.',
  },
  'settings.colours.high.accentText': {
    label: 'Accent in text',
    help: 'Small texts that stand out on black.',
  },
  'settings.disclaimer': {
    label: 'Opening dialog',
    help: 'What opens when somebody enters the site. Without it none opens.',
  },
  'settings.disclaimerTitle': {
    label: 'Heading',
    help: 'The heading of the opening dialog.',
  },
  'settings.disclaimerBody': {
    label: 'Text',
    help: 'What visitors are to know before they read on.',
  },
  'settings.disclaimerLaw': {
    label: 'Second text',
    help: 'A second paragraph, such as what the site is not.',
  },
} satisfies FieldTexts;
