import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { DeskIssue, OpenedEntry } from '../../../../packages/desk/protocol/desk.ts';
import { editingTexts } from '../../../../packages/i18n/editing.ts';
import { fill } from '../../../../packages/i18n/fill.ts';
import {
  makeSite,
  mdx,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
} from '../../../content-check/fixture.ts';
import { callerOf } from './call-api.ts';
import { refusal } from './clerks.ts';

/** Accidents that can happen to a clerk. */

let root: string;
let ask: ReturnType<typeof callerOf>;

const member = { collection: 'members', id: 'sahyadri' };
const closed = { collection: 'notices', id: 'office-closed' };
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

beforeEach(() => {
  root = makeSite({
    'notices/office-closed/en.mdx': notice(),
    'notices/office-closed/hi.mdx': noticeInHindi(),
    'members/sahyadri/en.mdx': mdx({
      kind: 'sme',
      since: 2025,
      image: './logo.svg',
      name: 'Sahyadri Sports',
      description: 'Contests of cricket and kabaddi without an entry fee.',
    }),
    'members/sahyadri/logo.svg': logo,
    // Two pages have one title already.
    'pages/one/en.mdx': page('[Two](/two)\n', { title: 'One' }),
    'pages/one/hi.mdx': pageInHindi('[दो](/two)\n'),
    'pages/two/en.mdx': page('[One](/one)\n', { title: 'Two' }),
    'pages/two/hi.mdx': pageInHindi('[एक](/one)\n'),
  });
  ask = callerOf(root);
});

const has = (path: string) => existsSync(join(root, 'src/content', path));
const open = (place: object) => ask<OpenedEntry & { form: Record<string, unknown> }>('open', place);
const stopsOf = (issues: readonly DeskIssue[]) =>
  issues.filter(({ grade }) => grade === 'stop').map(({ about }) => about);
const dropped = (name: string) => fill(editingTexts.en.desk.dropped, { name });

test('a save deletes a picture that was taken out of its field, and Undo brings it back', async () => {
  const opened = await open(member);
  const edited = { ...opened, form: { ...opened.form, image: undefined } };
  const issues = await ask<DeskIssue[]>('check', edited);
  expect(stopsOf(issues)).toEqual([]);
  expect(issues).toContainEqual(
    expect.objectContaining({ grade: 'review', text: dropped('logo.svg') }),
  );
  const saved = await ask<OpenedEntry>('save', edited);
  expect(saved.files).toEqual([]);
  expect(has('members/sahyadri/logo.svg')).toBe(false);
  await ask('undo', { open: member });
  expect(has('members/sahyadri/logo.svg')).toBe(true);
  expect((await open(member)).form['image']).toBe('./logo.svg');
});

test('opening an entry names an added file that no field uses, and a save deletes it', async () => {
  const content = Buffer.from(logo).toString('base64');
  await ask('operate', { kind: 'attach', ...member, name: 'Second logo.svg', content });
  const opened = await open(member);
  expect(opened.issues.map(({ text }) => text)).toEqual([dropped('second-logo.svg')]);
  await ask('save', opened);
  expect(has('members/sahyadri/second-logo.svg')).toBe(false);
  expect(has('members/sahyadri/logo.svg')).toBe(true);
});

test.each([
  ['pages', 'search', 'addressReserved'],
  ['pages', 'hi', 'addressReserved'],
  ['notices', 'office-closed/again', 'folderNotAddress'],
  ['notices', 'year/again', 'folderNotAddress'],
])(
  'a new entry %s/%s is not ready, because it could not be published',
  async (collection, id, about) => {
    const begun = await ask<OpenedEntry>('new', { collection, id, title: 'Office open on Sunday' });
    expect(stopsOf(begun.issues)).toContain(about);
    await expect(ask('save', begun)).rejects.toThrow(refusal('fault'));
    expect(has(`${collection}/${id}`)).toBe(false);
  },
);

test('opening an entry names the faults of its folder', async () => {
  mkdirSync(join(root, 'src/content/notices/office-closed/again'));
  writeFileSync(join(root, 'src/content/notices/office-closed/notes.md'), 'Notes.\n');
  expect(stopsOf((await open(closed)).issues)).toEqual(['fileMisplaced']);
});

test('an earlier fault in another page blocks no save', async () => {
  await ask('operate', { kind: 'rename', ...closed, newId: 'closed-on-friday' });
  expect(has('notices/closed-on-friday/en.mdx')).toBe(true);
});

test('a save restores an entry whose folder was removed meanwhile', async () => {
  const opened = await open(closed);
  rmSync(join(root, 'src/content/notices/office-closed'), { recursive: true });
  await expect(open(closed)).rejects.toThrow(refusal('notFound'));
  await ask('save', opened);
  expect((await open(closed)).form).toEqual(opened.form);
});

test('an impossible day stays in the file, has a message at its field, and blocks no other change', async () => {
  const path = join(root, 'src/content/notices/office-closed/en.mdx');
  writeFileSync(path, notice({ date: '2026-02-31' }));
  const again = callerOf(root);
  const opened = await again<OpenedEntry>('open', closed);
  expect(opened.issues).toMatchObject([{ about: 'notDay', field: ['date'] }]);
  const saved = await again<OpenedEntry>('save', {
    ...opened,
    texts: { en: 'We are back on Monday.', hi: 'हम सोमवार को लौटेंगे।' },
  });
  expect(saved.form).toMatchObject({ date: '2026-02-31' });
});
