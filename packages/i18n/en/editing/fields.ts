import type { Messages } from '../../types/message.ts';

/** Issues with the value or the name of a field. */
export const fields = {
  fieldMissing: { problem: 'this field is missing' },
  fieldEmpty: { problem: 'nothing is written after the colon' },
  fieldUnknown: { problem: 'there is no field of this name', expected: 'One of: {names}.' },
  fieldNotHere: { problem: 'no field can be here', expected: 'Delete the line.' },
  factInTranslation: {
    problem: 'this is a fact, and facts belong in the English version',
    expected: 'Delete the line here; the value in the English version applies to every language.',
  },
  notText: { problem: '{value} is not text' },
  notNumber: { problem: '{value} is not a number' },
  notWholeNumber: { problem: '{value} is not a whole number' },
  notFlag: {
    problem: '{value} is not `true` or `false`',
    expected: '{help} Write `true`, or leave the line out.',
  },
  notList: { problem: '{value} is not a list' },
  notGroup: { problem: '{value} is not a group of fields' },
  notDay: { problem: '{value} is not a day of the calendar' },
  notTime: { problem: '{value} is not a time of day' },
  notAddress: { problem: '{value} is not an address that begins with https://' },
  notEmail: { problem: '{value} is not an e-mail address' },
  wrongForm: { problem: '{value} is not written in the right way' },
  notAmong: { problem: '{value} is not one of: {choices}' },
  tooShort: { problem: '{value} is too short: {count} characters, at least {least}' },
  tooLong: { problem: 'it is too long: {count} characters, at most {most}' },
  tooSmall: { problem: '{value} is too small: at least {least}' },
  tooLarge: { problem: '{value} is too large: at most {most}' },
  tooFew: { problem: 'the list is too short: {count} lines, at least {least}' },
  tooMany: { problem: 'the list is too long: {count} lines, at most {most}' },
  itemUnclear: { problem: 'it is not clear what this is to be' },

  notFileBeside: { problem: '{value} is not a file beside this one' },
  notPicture: {
    problem: '{value} is not a picture',
    expected: 'A file of one of these types: {endings}.',
  },
  notEntry: { problem: '{value} is not a folder in src/content/{collection}' },
  colourUnreadable: {
    problem: '{value} is too light to be read with ease on {ground}',
    expected: '{help} A darker colour.',
  },
  demonstrationOnRealSite: {
    problem: 'a site with a real address must not trust demonstration certificates',
    expected: 'Write: demonstrationCertificates: false',
  },
  noticeOnRealSite: {
    problem: 'a site with a real address must not say that its federation is invented',
    expected: 'Take `demonstrationNotice` out.',
  },
  portalWithoutAddress: {
    problem: 'the portal of the site needs an address',
    expected: 'Add `api`, such as https://portal.federation.example/api/v1, or take `ours` out.',
  },

  linesMissing: {
    problem: '{count} lines for {others} {facts}',
    expected: 'One line for each of {facts}, in the same order.',
  },
} as const satisfies Messages;
