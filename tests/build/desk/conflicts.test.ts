import { beforeEach, expect, test, vi } from 'vitest';
import type { Conflicts, Side } from '../../../src/core/desk-publishing.ts';
import { mdx } from '../content-check/fixture.ts';
import { git, makeClerks, refusal, type Clerk } from './clerks.ts';

// That what is brought together is checked, too, has a test of its own.
vi.mock('../../../src/build/desk/ask-check.ts', () => ({
  askFindings: () => Promise.resolve([]),
  askAbout: () => Promise.resolve([]),
}));

let remote: string;
let first: Clerk;
let second: Clerk;
let online: (path: string) => string;

const notice = 'notices/office-closed';

const meeting = 'events/meeting';
const meetingFiles = {
  [`${meeting}/en.mdx`]: mdx({
    kind: 'conference',
    date: '2024-02-23',
    title: 'Meeting',
    venue: 'New Delhi',
    description: 'Members met and agreed what they do about complaints in the year that follows.',
    highlights: '\n  - A first line',
  }),
  [`${meeting}/hi.mdx`]: mdx({
    title: 'बैठक',
    venue: 'नई दिल्ली',
    description: 'सदस्य मिले और तय किया कि अगले वर्ष शिकायतों के बारे में क्या करेंगे।',
    highlights: '\n  - पहली पंक्ति',
  }),
};

beforeEach(async () => {
  ({ remote, first, second, online } = await makeClerks(meetingFiles));
  await first.publish();
});

/** Both change the title of a notice, and the first one is faster. */
async function clash() {
  await first.change('notices', 'office-closed', 'Office closed on Monday');
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  return second.ask<Conflicts>('conflicts');
}

const chooseAll = ({ theirs, entries }: Conflicts, side: Side) =>
  second.ask('choose', {
    theirs,
    choices: Object.fromEntries(
      entries.flatMap(({ differences }) => differences.map(({ id }) => [id, side])),
    ),
  });

test('both versions of a field are shown with who wrote the other one, and nothing else', async () => {
  const { entries } = await clash();
  expect(entries).toMatchObject([
    {
      title: 'Office closed on Sunday',
      by: 'Asha',
      differences: [
        {
          label: 'Title',
          language: 'en',
          mine: 'Office closed on Sunday',
          theirs: 'Office closed on Monday',
          canBoth: false,
        },
      ],
    },
  ]);
});

test.each<[Side, string]>([
  ['mine', 'Office closed on Sunday'],
  ['theirs', 'Office closed on Monday'],
])(
  'what is chosen (%s) is published, and both versions stay in the history',
  async (side, title) => {
    await chooseAll(await clash(), side);
    expect(second.read(`${notice}/en.mdx`)).toContain(title);
    await second.publish();
    expect(online(`${notice}/en.mdx`)).toContain(title);
    const history = git(
      remote,
      'log',
      '-p',
      '--full-history',
      '--format=',
      'main',
      '--',
      `src/content/${notice}`,
    );
    expect(history).toContain('+title: Office closed on Sunday');
    expect(history).toContain('+title: Office closed on Monday');
  },
);

test('what only one of the two has changed is kept without a question', async () => {
  const opened = await first.open('notices', 'office-closed');
  const form = { ...opened.form, title: { ...opened.form['title'], en: 'A day of rest' } };
  await first.ask('save', { ...opened, form, texts: { en: 'Back on Tuesday.', hi: 'मंगलवार।' } });
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  const conflicts = await second.ask<Conflicts>('conflicts');
  expect(conflicts.entries.flatMap(({ differences }) => differences)).toHaveLength(1);
  await chooseAll(conflicts, 'mine');
  await second.publish();
  expect(online(`${notice}/en.mdx`)).toMatch(/closed on Sunday[^]*Back on Tuesday/);
  expect(online(`${notice}/hi.mdx`)).toContain('मंगलवार।');
});

test('two texts stand side by side, and the other one can be chosen', async () => {
  for (const [clerk, text] of [
    [first, 'By Asha.'],
    [second, 'By Vikram.'],
  ] as const) {
    const opened = await clerk.open('notices', 'office-closed');
    await clerk.ask('save', { ...opened, texts: { en: text, hi: 'शब्द।' } });
  }
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  const conflicts = await second.ask<Conflicts>('conflicts');
  expect(conflicts.entries[0]?.differences).toMatchObject([
    { label: 'Text', language: 'en', mine: 'By Vikram.', theirs: 'By Asha.' },
  ]);
  await chooseAll(conflicts, 'theirs');
  await second.publish();
  expect(online(`${notice}/en.mdx`)).toContain('By Asha.');
});

test('rows that both have added to a list can both be kept', async () => {
  for (const [clerk, from] of [
    [first, '/old-a'],
    [second, '/old-b'],
  ] as const) {
    const opened = await clerk.open('', 'settings');
    const redirects = [{ from, to: '/contact' }];
    await clerk.ask('save', { ...opened, form: { ...opened.form, redirects } });
  }
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  const conflicts = await second.ask<Conflicts>('conflicts');
  expect(conflicts.entries).toMatchObject([{ differences: [{ canBoth: true }] }]);
  await chooseAll(conflicts, 'both');
  await second.publish();
  expect(online('settings.yaml')).toContain('/old-a');
  expect(online('settings.yaml')).toContain('/old-b');
});

test('an entry that one has removed and the other has changed is kept or goes, as is chosen', async () => {
  await first.ask('operate', { kind: 'remove', collection: 'notices', id: 'office-closed' });
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  const conflicts = await second.ask<Conflicts>('conflicts');
  const [difference] = conflicts.entries[0]?.differences ?? [];
  expect(difference?.mine).toContain('Office closed on Sunday');
  expect(difference?.theirs).toBeUndefined();
  await chooseAll(conflicts, 'theirs');
  expect(() => second.read(`${notice}/en.mdx`)).toThrow();
});

test('an entry that the other one has removed comes back as a whole, where one’s own version is chosen', async () => {
  await first.ask('operate', { kind: 'remove', collection: 'notices', id: 'office-closed' });
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  const inHindi = second.read(`${notice}/hi.mdx`);
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  await chooseAll(await second.ask<Conflicts>('conflicts'), 'mine');
  expect(second.read(`${notice}/en.mdx`)).toContain('Office closed on Sunday');
  expect(second.read(`${notice}/hi.mdx`)).toBe(inHindi);
});

test('a day is shown in words and without a language, and the lines of a list are chosen together in all of them', async () => {
  for (const [clerk, name, day] of [
    [first, 'Asha', 21],
    [second, 'Vikram', 22],
  ] as const)
    for (const language of ['en', 'hi']) {
      const path = `${meeting}/${language}.mdx`;
      const text = clerk.read(path).replace('2024-02-23', `2024-02-${day}`);
      clerk.write(path, text.replace(/^(\s*- ).*(line|पंक्ति).*$/m, `$&\n$1${name} (${language})`));
    }
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  const conflicts = await second.ask<Conflicts>('conflicts');
  const [date, lines, ...others] = conflicts.entries.flatMap(({ differences }) => differences);
  expect(others).toEqual([]);
  expect(date).toMatchObject({
    label: 'Date',
    language: undefined,
    mine: '22 February 2024',
    theirs: '21 February 2024',
  });
  expect(lines).toMatchObject({ label: 'Key highlights', canBoth: true });
  expect(lines?.mine).toMatch(/Vikram \(en\)[^]*Vikram \(hi\)/);
  const choices = { [date?.id ?? '']: 'theirs', [lines?.id ?? '']: 'both' };
  await second.ask('choose', { theirs: conflicts.theirs, choices });
  for (const language of ['en', 'hi'])
    expect(second.read(`${meeting}/${language}.mdx`)).toMatch(
      new RegExp(`Asha \\(${language}\\)\\n.*Vikram \\(${language}\\)`),
    );
  expect(second.read(`${meeting}/en.mdx`)).toContain('2024-02-21');
});

test('nothing is brought together before everything is chosen', async () => {
  const { theirs } = await clash();
  await expect(second.ask('choose', { theirs, choices: {} })).rejects.toThrow(
    refusal('gitConflict'),
  );
  expect(second.read(`${notice}/en.mdx`)).toContain('Office closed on Sunday');
  expect(second.git('status', '--porcelain')).toBe('');
});

test('files that are not content are left to a person who knows them', async () => {
  for (const [clerk, text] of [
    [first, 'a\n'],
    [second, 'b\n'],
  ] as const) {
    clerk.write('../../code.txt', text);
    clerk.git('add', 'code.txt');
    clerk.git('commit', '--quiet', '--message', 'Code');
  }
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  await expect(second.ask('conflicts')).rejects.toThrow(refusal('gitConflictOutside'));
});
