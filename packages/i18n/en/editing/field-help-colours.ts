/** Fields of the look of the site: its colours and the dialog that opens first. */
export const colours = {
  'settings.colours.ink': {
    label: 'Dark colour',
    help: 'Texts, and the bars with light text.',
  },
  'settings.colours.action': {
    label: 'Links and buttons',
    help: 'Links, buttons and headings in files.',
  },
  'settings.colours.accent': {
    label: 'Accent',
    help: 'Lines and shapes; never text.',
  },
  'settings.colours.accentText': {
    label: 'Accent for texts',
    help: 'A darker shade of the accent, for small texts. Without it, the site makes one.',
  },
  'settings.colours': {
    label: 'Colours',
    help: 'Three colours, from which all others of the site and of its files, pictures and certificates follow. Each is six digits after #. The check refuses dark colours that can’t be read with ease.',
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
};
