import { notice, page, settingsWith } from '../fixture.ts';
import type { Message, SownFault } from './sown-fault.ts';

const rules = {
  'pages/rules/en.mdx': page(undefined, {
    title: 'Rules',
    description:
      'The page of rules, with a description of its own, that exists only to be linked to.',
  }),
};

/** The redirects of the settings; they are the only change. */
const redirects = (...list: object[]) =>
  settingsWith((settings) => settings.setIn(['redirects'], list));

const fault = (
  name: string,
  list: object[],
  message: Message,
  field: string,
  files: SownFault['files'] = {},
): SownFault => ({
  name,
  files: { ...rules, ...files, 'settings.yaml': redirects(...list) },
  finds: [{ message, file: 'settings.yaml', field }],
});

const list = 'published-addresses.txt';
const published = (...addresses: string[]) =>
  `# Addresses\n\n${['/', '/notices', '/rules', ...addresses].join('\n')}\n`;

export const sown: readonly SownFault[] = [
  fault(
    'a redirect from a page',
    [{ from: '/rules', to: '/' }],
    'redirectFromPage',
    'redirects.0.from',
  ),
  {
    name: 'a redirect from a section of the menu',
    files: {
      ...rules,
      'settings.yaml': redirects({ from: '/help', to: '/' }),
      'navigation.yaml':
        'main:\n  - page: home\n  - label: { en: Help, hi: सहायता }\n    path: /help\n    items:\n      - page: rules\nfooter:\n  - label: { en: Links, hi: लिंक }\n    items:\n      - page: home\n',
    },
    finds: [{ message: 'redirectFromPage', file: 'settings.yaml', field: 'redirects.0.from' }],
  },
  fault(
    'a redirect from another site',
    [{ from: 'https://old.example.org/rules', to: '/rules' }],
    'redirectFromNoPath',
    'redirects.0.from',
  ),
  fault(
    'a redirect from a Hindi path',
    [{ from: '/hi/old', to: '/rules' }],
    'redirectFromNoPath',
    'redirects.0.from',
  ),
  fault(
    'a redirect from a path with a slash at its end',
    [{ from: '/old/', to: '/rules' }],
    'redirectFromNoPath',
    'redirects.0.from',
  ),
  fault('a redirect to itself', [{ from: '/old', to: '/old' }], 'redirectToGone', 'redirects.0.to'),
  {
    name: 'two redirects in a circle',
    files: { 'settings.yaml': redirects({ from: '/a', to: '/b' }, { from: '/b', to: '/a' }) },
    finds: [
      { message: 'redirectToGone', file: 'settings.yaml', field: 'redirects.0.to' },
      { message: 'redirectToGone', file: 'settings.yaml', field: 'redirects.1.to' },
    ],
  },
  fault(
    'a redirect to an address that is gone',
    [
      { from: '/older', to: '/old' },
      { from: '/old', gone: true },
    ],
    'linkLeadsNowhere',
    'redirects.0.to',
  ),
  fault(
    'a redirect that leads nowhere',
    [{ from: '/old', to: '/new' }],
    'linkLeadsNowhere',
    'redirects.0.to',
  ),
  fault(
    'a redirect to a part that the page does not have',
    [{ from: '/old', to: '/rules#part' }],
    'linkPartMissing',
    'redirects.0.to',
  ),
  fault(
    'a redirect to a draft',
    [{ from: '/old', to: '/plan' }],
    'redirectToGone',
    'redirects.0.to',
    {
      'pages/plan/en.mdx': page(undefined, {
        title: 'Plan',
        description: 'The plan, with a description of its own, that exists only to be linked to.',
        draft: true,
      }),
    },
  ),
  fault(
    'a redirect without its end',
    [{ from: '/old' }],
    'redirectWithoutTarget',
    'redirects.0.from',
  ),
  fault(
    'a redirect with an end that is gone as well',
    [{ from: '/old', to: '/rules', gone: true }],
    'redirectWithoutTarget',
    'redirects.0.from',
  ),
  {
    name: 'redirects to a page, to another site and to nothing',
    files: {
      ...rules,
      'settings.yaml': redirects(
        { from: '/old', to: '/rules' },
        { from: '/away', to: 'https://example.org/rules' },
        { from: '/meet', gone: true },
      ),
    },
    finds: [],
  },
  {
    name: 'a redirect from the address of a draft',
    files: {
      ...rules,
      'pages/plan/en.mdx': page(undefined, {
        title: 'Plan',
        description: 'The plan, with a description of its own, that exists only to be linked to.',
        draft: true,
      }),
      'settings.yaml': redirects({ from: '/plan', to: '/rules' }),
    },
    finds: [],
  },
  {
    name: 'a link to a page that is gone',
    files: {
      'pages/rules/en.mdx': page('See [the meet](/meet).\n'),
      'settings.yaml': redirects({ from: '/meet', gone: true }),
    },
    finds: [{ message: 'linkLeadsNowhere', file: 'pages/rules/en.mdx', line: 5 }],
  },

  {
    name: 'a page that was renamed without a redirect',
    files: { ...rules, [list]: published('/old-rules') },
    finds: [{ message: 'publishedGone', file: 'settings.yaml', field: 'redirects' }],
  },
  {
    name: 'a published notice that was made a draft without a redirect',
    files: {
      ...rules,
      [list]: published('/notices/closed'),
      'notices/closed/en.mdx': notice({ draft: true }),
    },
    finds: [{ message: 'publishedDraft', file: 'notices/closed/en.mdx', line: 6, field: 'draft' }],
  },
  {
    name: 'a published notice that is put off to a later day',
    files: {
      ...rules,
      [list]: published('/notices/closed'),
      'notices/closed/en.mdx': notice({ date: '2026-12-25', publishFrom: '2026-12-25' }),
    },
    finds: [
      {
        message: 'publishedScheduled',
        file: 'notices/closed/en.mdx',
        line: 6,
        field: 'publishFrom',
      },
    ],
  },
];
