import { mdx, notice, noticeInHindi, page, settingsWith } from '../fixture.ts';
import type { SownFault } from './sown-fault.ts';

type Finding = SownFault['finds'][number];

const en = 'notices/closed/en.mdx';
const hi = 'notices/closed/hi.mdx';
const footer = 'footer:\n  - label: { en: Links, hi: लिंक }\n    items:\n      - page: home\n';

const inNotice = (
  name: string,
  changes: Record<string, unknown>,
  message: Finding['message'],
  line: number,
  field: string,
): SownFault => ({
  name,
  files: { [en]: notice(changes), [hi]: noticeInHindi() },
  finds: [{ message, file: en, line, field }],
});

const inHindi = (
  name: string,
  changes: Record<string, unknown>,
  message: Finding['message'],
  field: string,
): SownFault => ({
  name,
  files: { [en]: notice(), [hi]: noticeInHindi(changes) },
  finds: [{ message, file: hi, field }],
});

const inSettings = (
  name: string,
  path: (string | number)[],
  value: unknown,
  message: Finding['message'],
  field: string,
): SownFault => ({
  name,
  files: {
    'settings.yaml': settingsWith((settings) => settings.setIn(path, settings.createNode(value))),
  },
  finds: [{ message, file: 'settings.yaml', field }],
});

const inMenu = (
  name: string,
  main: string,
  message: Finding['message'],
  field: string,
  line = 3,
) => ({
  name,
  files: { 'navigation.yaml': `main:\n${main}${footer}` },
  finds: [{ message, file: 'navigation.yaml', line, field }],
});

const section = (path: string, item: string, label = '{ en: About, hi: परिचय }') =>
  `  - label: ${label}\n    path: ${path}\n    items:\n      - page: ${item}\n`;

const event = (changes: Record<string, unknown>) =>
  mdx({
    kind: 'workshop',
    date: '2026-11-18',
    title: 'A workshop',
    venue: 'Delhi',
    theme: 'Rules',
    description: 'A day.',
    ...changes,
    announced: '2022-01-10',
  });

const inEvent = (
  name: string,
  changes: Record<string, unknown>,
  ...finds: readonly Omit<Finding, 'file'>[]
): SownFault => ({
  name,
  files: { 'events/day/en.mdx': event(changes) },
  finds: finds.map((one) => ({ file: 'events/day/en.mdx', ...one })),
});

const photo = (changes: Record<string, unknown>) =>
  mdx({
    kind: 'photo',
    date: '2026-11-18',
    title: 'The main hall',
    alt: 'Rows of chairs in a hall',
    ...changes,
  });

const circular = (number: string, date: string, summary = `What is circular ${number}.`) =>
  notice({ kind: 'circular', number, date, title: `Circular ${number}`, summary });

export const sown: readonly SownFault[] = [
  ...['2026-02-30', '2026-02-29', '18-11-2026', '2026-11-18T10:00:00', 'tomorrow', '"soon"'].map(
    (date) => inNotice(`the day ${date}`, { date }, 'notDay', 5, 'date'),
  ),
  inNotice('a field that nothing has', { expires: '2026-12-31' }, 'fieldUnknown', 6, 'expires'),
  inNotice('a choice that nobody has', { kind: 'notise' }, 'notAmong', 4, 'kind'),
  inNotice('a field without its value', { number: '' }, 'fieldEmpty', 6, 'number'),
  inNotice('a title that is too short', { title: 'Hi' }, 'tooShort', 2, 'title'),
  inNotice('a title that is too long', { title: 'Hello '.repeat(20) }, 'tooLong', 2, 'title'),
  inNotice('yes in place of true', { ticker: 'yes' }, 'notFlag', 6, 'ticker'),
  inNotice('a number as a title', { title: '12345' }, 'notText', 2, 'title'),
  inNotice('a link without https', { link: 'http://example.org' }, 'wrongForm', 6, 'link'),
  inNotice('a link that runs code', { link: 'javascript:alert(1)' }, 'wrongForm', 6, 'link'),
  ...['./circular.pdf', '../other/en.mdx', './../../settings.yaml', 'en.mdx'].map((document) =>
    inNotice(`the document ${document}`, { document }, 'notFileBeside', 6, 'document'),
  ),
  inHindi('a fact in a translation', { date: '2026-11-18' }, 'factInTranslation', 'date'),
  inHindi('an unknown field in a translation', { datum: '1' }, 'fieldUnknown', 'datum'),
  inHindi('a summary that is not translated', { summary: undefined }, 'fieldMissing', 'summary'),
  {
    name: 'a day of a leap year, with and without quotes',
    files: {
      [en]: notice({ date: '2028-02-29' }),
      'notices/open/en.mdx': notice({ title: 'Office open', date: '"2028-02-29"' }),
    },
    finds: [],
  },
  {
    name: 'a picture that the site can’t show',
    files: { 'media/hall/en.mdx': photo({ image: './hall.txt' }), 'media/hall/hall.txt': 'Words.' },
    finds: [{ message: 'notPicture', file: 'media/hall/en.mdx', line: 6, field: 'image' }],
  },
  {
    name: 'a photograph of an event that does not exist',
    files: { 'media/hall/en.mdx': photo({ kind: 'presentation', event: 'meet-1999' }) },
    finds: [{ message: 'notEntry', file: 'media/hall/en.mdx', line: 6, field: 'event' }],
  },
  inEvent(
    'an end before its beginning',
    { endDate: '2026-11-17' },
    {
      message: 'dayBefore',
      field: 'endDate',
      line: 8,
    },
  ),
  inEvent(
    'an end that does not exist, which is reported once',
    { endDate: '2026-02-30' },
    {
      message: 'notDay',
      field: 'endDate',
    },
  ),
  inEvent(
    'an end time before its start',
    { startTime: '"17:00"', endTime: '"09:00"' },
    {
      message: 'timeNotAfter',
      field: 'endTime',
      line: 9,
    },
  ),
  inEvent('an end time on the next day', {
    startTime: '"17:00"',
    endTime: '"09:00"',
    endDate: '2026-11-19',
  }),
  inNotice('a notice that expires first', { expiresOn: '2026-11-17' }, 'dayBefore', 6, 'expiresOn'),
  {
    name: 'a statement of law that is reviewed before its date',
    files: {
      'pages/sample/en.mdx': page(
        '<PositionOfLaw date="2026-11-18" reviewBy="2026-02-18">\n\nThe law.\n\n</PositionOfLaw>\n',
      ),
    },
    finds: [{ message: 'dayBefore', file: 'pages/sample/en.mdx', line: 5 }],
  },
  inSettings(
    'an office that closes before it opens',
    ['officeHours'],
    [{ days: ['mon'], opens: '09:00', closes: '08:00' }],
    'timeNotAfter',
    'officeHours.0.closes',
  ),
  inSettings(
    'two days in one',
    ['officeHours'],
    [{ days: ['mon tue'], opens: '09:00', closes: '17:30' }],
    'notAmong',
    'officeHours.0.days.0',
  ),
  inSettings('a site without https', ['site'], 'http://www.ifsf.example', 'notAddress', 'site'),
  inSettings('a name in one language', ['name'], { en: 'IFSF' }, 'fieldMissing', 'name.hi'),
  inSettings(
    'an address that is no e-mail',
    ['contact', 'email'],
    'us',
    'notEmail',
    'contact.email',
  ),
  inSettings('words in place of a list', ['holidays'], 'none', 'notList', 'holidays'),
  inSettings('words in place of a group', ['contact'], 'us', 'notGroup', 'contact'),
  inSettings(
    'a portal of the site without its address',
    ['portal'],
    {
      login: 'https://portal.ifsf.example/login',
      certificateView: 'https://portal.ifsf.example/certificates',
      ours: true,
    },
    'portalWithoutAddress',
    'portal.ours',
  ),
  inMenu(
    'a menu with a page that does not exist',
    '  - page: home\n  - page: hoem\n',
    'notEntry',
    'main.1.page',
  ),
  inMenu('a section with a wrong path', section('about', 'home'), 'wrongForm', 'main.0.path'),
  inMenu(
    'a field of a menu that nothing has',
    '  - page: home\n    lable: { en: Start, hi: आरंभ }\n',
    'fieldUnknown',
    'main.0.lable',
  ),
  inMenu(
    'a label that is too long',
    section('/about', 'home', `{ en: ${'a'.repeat(41)}, hi: परिचय }`),
    'tooLong',
    'main.0.label.en',
    2,
  ),
  {
    name: 'a record and a page at one address',
    files: { [en]: notice(), 'pages/notices/closed/en.mdx': page() },
    finds: [{ message: 'addressTaken', file: 'notices/closed', field: 'folder' }],
  },
  {
    name: 'an entry that is in Hindi alone',
    files: { [hi]: noticeInHindi() },
    finds: [{ message: 'fileMissing', file: 'notices/closed', field: 'en.mdx' }],
  },
  {
    name: 'numbers of a series that the site does not have',
    files: {
      [en]: circular('CIR/2026/01', '2026-02-01', 'See F/2026/17 and https://a.example/AB/2026/9.'),
    },
    finds: [],
  },
];
