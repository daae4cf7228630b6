import { mdx, notice, noticeInHindi, page } from '../fixture.ts';
import type { SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';

type Expected = SownFault['finds'][number];

const inNotice = (
  name: string,
  changes: Record<string, unknown>,
  ...finds: readonly Expected[]
): SownFault => ({ name, files: { [en]: notice(changes) }, finds });

const talk = 'events/talk/en.mdx';
const event = (times: Record<string, unknown>) =>
  mdx({
    title: 'A talk on rules',
    venue: 'Online',
    theme: 'Rules',
    description: 'What the rules are about.',
    kind: 'webinar',
    announced: '2022-01-10',
    date: '2026-12-01',
    ...times,
  });

const earlier = 'editions/rules-2/en.mdx';
const edition = (fields: Record<string, unknown>) =>
  mdx(
    {
      title: 'Rules, second edition',
      whatChanged: 'Age checks were added.',
      rule: '/rules',
      edition: '"2"',
      adoptedOn: '2023-03-01',
      date: '2023-04-01',
      ...fields,
    },
    'The rules as they were.',
  );
/** A rule whose third edition applies from 1 December 2026, with earlier editions. */
const withEditions = (
  name: string,
  files: SownFault['files'],
  ...finds: Expected[]
): SownFault => ({
  name,
  files: {
    'pages/rules/en.mdx': page('See the [rules](/rules).', {
      title: 'Rules',
      description: 'The page of rules, with a description of its own, and a number of editions.',
      edition: '"3"',
      adoptedOn: '2026-11-18',
      appliesFrom: '2026-12-01',
    }),
    ...files,
  },
  finds,
});

export const sown: readonly SownFault[] = [
  withEditions('an edition until the day before the next', {
    [earlier]: edition({ appliesUntil: '2026-11-30' }),
  }),
  withEditions(
    'a gap between two editions',
    { [earlier]: edition({ appliesUntil: '2026-11-29' }) },
    { message: 'editionGap', file: earlier, line: 8, field: 'appliesUntil' },
  ),
  withEditions(
    'two editions that overlap',
    { [earlier]: edition({ appliesUntil: '2026-12-01' }) },
    { message: 'editionGap', file: earlier, line: 8, field: 'appliesUntil' },
  ),
  withEditions(
    'two editions from one day on',
    { [earlier]: edition({ date: '2026-12-01', appliesUntil: '2026-12-31' }) },
    { message: 'editionSameTime', file: earlier, line: 7, field: 'date' },
  ),
  withEditions(
    'an edition of a page that is no rule',
    { [earlier]: edition({ rule: '/', appliesUntil: '2026-11-30' }) },
    { message: 'noEdition', file: earlier, line: 4, field: 'rule' },
  ),
  {
    name: 'a notice in a folder of its year',
    files: {
      'notices/2026/closed/en.mdx': notice(),
      'notices/2026/closed/hi.mdx': noticeInHindi(),
    },
    finds: [{ message: 'folderNotAddress', file: 'notices/2026/closed', line: 1, field: 'folder' }],
  },

  {
    name: 'an event that only begins',
    files: { [talk]: event({ startTime: '"09:30"' }) },
    finds: [{ message: 'fieldMissing', file: talk, line: 2, field: 'endTime' }],
  },
  {
    name: 'an event that only ends',
    files: { [talk]: event({ endTime: '"17:00"' }) },
    finds: [{ message: 'fieldMissing', file: talk, line: 2, field: 'startTime' }],
  },
  inNotice(
    'a circular without a number',
    { kind: 'circular' },
    { message: 'fieldMissing', file: en, line: 2, field: 'number' },
  ),
];
