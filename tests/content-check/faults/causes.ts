import { notice, noticeInHindi, page, settingsWith } from '../fixture.ts';
import type { SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';
const hi = 'notices/closed/hi.mdx';
const footer = 'footer:\n  - label: { en: Links, hi: लिंक }\n    items:\n      - page: home\n';
const about = (path: string) =>
  `main:\n  - label: { en: About, hi: परिचय }\n    path: ${path}\n    items:\n      - page: about/rules\n${footer}`;

/** Files that depend on the settings and the menus: a link to an old address, a published one. */
const depending = {
  'pages/about/rules/en.mdx': page('See [the old page](/old).\n'),
  'published-addresses.txt': '/about\n/old\n',
};
const redirecting = settingsWith((document) =>
  document.setIn(['redirects'], document.createNode([{ from: '/old', to: '/' }])),
);
const whole = { ...depending, 'settings.yaml': redirecting, 'navigation.yaml': about('/about') };

const scheduled = { date: '2026-12-25', publishFrom: '2026-12-25' };

const example = (fields: Record<string, unknown>, text = '') => `${notice({ ...fields })}${text}`;

export const sown: readonly SownFault[] = [
  { name: 'settings that lead an old address on', files: whole, finds: [] },
  {
    name: 'a comma that is missing in the settings',
    files: { ...whole, 'settings.yaml': `motto: { en: Fair play hi: निष्पक्ष खेल }\n${redirecting}` },
    finds: [{ message: 'yamlUnreadable', file: 'settings.yaml', line: 1, field: 'fields' }],
  },
  {
    name: 'settings that were deleted',
    files: { ...whole, 'settings.yaml': undefined },
    finds: [{ message: 'siteFileMissing', file: 'settings.yaml', line: 1 }],
  },
  {
    name: 'a comma that is missing in the menus',
    files: { ...whole, 'navigation.yaml': about('/about').replace('About,', 'About') },
    finds: [{ message: 'yamlUnreadable', file: 'navigation.yaml', line: 2, field: 'fields' }],
  },
  {
    name: 'menus that were deleted',
    files: { ...whole, 'navigation.yaml': undefined },
    finds: [{ message: 'siteFileMissing', file: 'navigation.yaml', line: 1 }],
  },
  {
    name: 'a wrong path in a menu',
    files: { ...whole, 'navigation.yaml': about('/abuot') },
    finds: [{ message: 'publishedGone', file: 'settings.yaml', field: 'redirects' }],
  },
  {
    name: 'a section that has another path, with a redirect',
    files: {
      ...whole,
      'settings.yaml': redirecting.replace(
        'redirects:',
        'redirects:\n  - { from: /about, to: /about/rules }',
      ),
      'navigation.yaml': about('/federation'),
    },
    finds: [],
  },

  {
    name: 'a notice that was never online and comes later',
    files: { [en]: notice(scheduled), [hi]: noticeInHindi() },
    finds: [],
  },
  {
    name: 'a notice that came on its day',
    files: {
      [en]: notice({ publishFrom: '2026-11-22' }),
      'published-addresses.txt': '/notices/closed\n',
    },
    finds: [],
  },
  {
    name: 'the first line of a new entry as its text',
    files: {
      [en]: example({}, '\nThe text of the entry comes here.\n'),
      [hi]: `${noticeInHindi()}\nइस भाषा का पाठ यहाँ लिखें, और ऊपर के शब्द भी इसी भाषा में लिखें।\n`,
    },
    finds: [
      { message: 'textMissing', file: en, line: 7, field: 'text' },
      { message: 'translatedTextMissing', file: hi, line: 5, field: 'text' },
    ],
  },
  {
    name: 'a draft that is still a new entry',
    files: { [en]: example({ draft: true }, '\nThe text of the entry comes here.\n') },
    finds: [],
  },
];
