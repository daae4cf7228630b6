import type { Messages } from '../../types/message.ts';

/** Forbidden parts of texts, and wrong components. */
export const components = {
  importInText: {
    problem: 'a paragraph can’t begin with the word “import” or “export”',
    expected: 'Another word at the beginning of the paragraph.',
  },
  bracesInText: {
    problem: 'a text can’t contain curly brackets',
    expected:
      'Words, Markdown and the components of docs/editors/en/components.md. Write &#123; and &#125; for the two brackets.',
  },
  commentInText: {
    problem: 'a text can’t contain a comment such as <!-- this -->',
    expected: 'Delete the comment.',
  },
  componentNotClosed: {
    problem: 'the component <{name}> is not closed',
    expected:
      '<{name}> and </{name}> each on a line of its own, with empty lines around it. Write &lt; for the sign <.',
  },
  componentNotOpened: {
    problem: '</{name}> closes a component that is not open here',
    expected: 'Delete it, or add <{name}> above it. What is opened last is closed first.',
  },
  addressInAngles: {
    problem: 'an address can’t be between < and >',
    expected: 'The address without the two signs: the site makes a link of it.',
  },
  componentBroken: {
    problem: 'what begins with < is not a component that is written correctly',
    expected:
      'As in <Note title="Before you write">, with straight quotation marks ("). Write &lt; for the sign <.',
  },
  componentUnknown: { problem: 'there is no component <{name}>', expected: 'One of: {names}.' },
  attributeNotText: {
    problem: 'an attribute of <{name}> is not text in quotes',
    expected: '<{name} attribute="text">',
  },
  pictureInText: {
    problem: 'a picture can’t be placed with ![…]',
    expected: 'Name the picture in a field of the entry.',
  },
  firstLevelHeading: {
    problem: 'a first-level heading is only for the title',
    expected: 'Begin with ## in a text.',
  },
  notesInText: {
    problem: 'footnotes and task lists are not supported',
    expected: 'Write the note into the sentence, or use a list.',
  },
  addressNotSafe: {
    problem: 'the address {address} is not safe',
    expected: 'The address with https, or no address where the site has none.',
  },
} as const satisfies Messages;
