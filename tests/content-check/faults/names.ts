import { mdx, notice, noticeInHindi } from '../fixture.ts';
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

export const sown: readonly SownFault[] = [
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
