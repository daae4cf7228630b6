import sharp from 'sharp';
import { makePhotograph, makeTelling } from '../../../content-check/faults/opened-files.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type {
  DeskIssue,
  DeskSchema,
  EntryLocation,
  OpenedEntry,
} from '../../../../packages/desk/protocol/desk.ts';
import { createApi } from '../../../../packages/desk/server/api.ts';
import { createDesk } from '../../../../packages/desk/server/desk.ts';
import { editingTexts } from '../../../../packages/i18n/editing.ts';
import { languages } from '../../../../packages/i18n/languages.ts';
import {
  makeSite,
  mdx,
  notice,
  noticeInHindi,
  settingsWith,
} from '../../../content-check/fixture.ts';
import { makePdf } from '../../../content-check/faults/opened-files.ts';
import { callerOf } from './call-api.ts';
import { changedLines } from './changed-lines.ts';
import { office, refusal } from './clerks.ts';

const triangle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

const files = {
  ...office,
  'events/meet-2025/en.mdx': mdx({
    title: 'Members’ Meet 2025',
    kind: 'members-meet',
    announced: '2022-01-10',
    date: '2025-11-18',
    venue: 'Town Hall, Kolkata',
    theme: 'Plain rules',
    description: 'Members read the rules of contests and made them plain.',
  }),
  'media/photo/en.mdx': mdx({
    kind: 'photo',
    date: '2025-11-18',
    image: './picture.svg',
    event: 'meet-2025',
    title: 'The hall',
    alt: 'A hall with rows of chairs',
    caption: 'The hall in the morning of the meet.',
  }),
  'media/photo/picture.svg': triangle,
  // Lists as the desk writes them.
  'settings.yaml': settingsWith(() => undefined).replaceAll(/\[ (.*?) \]/g, '[$1]'),
};

const closed = { collection: 'notices', id: 'office-closed' };
const contact = { collection: 'pages', id: 'contact' };
const meet = { collection: 'events', id: 'meet-2025' };
const photo = { collection: 'media', id: 'photo' };

let root: string;
let ask: ReturnType<typeof callerOf>;

beforeEach(() => {
  root = makeSite(files);
  ask = callerOf(root);
});

const toPath = (path: string) => join(root, 'src/content', path);
const read = (path: string) => readFileSync(toPath(path), 'utf8');
const everything = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [
        join(entry.parentPath, entry.name),
        readFileSync(join(entry.parentPath, entry.name)).toString('base64'),
      ]),
  );

const openNotice = () =>
  ask<OpenedEntry & { form: { title: Record<string, string> } }>('open', closed);

describe('the desk', () => {
  it.each(['{', 'null'])('answers 400 to the body %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body };
    expect((await createApi(createDesk(root)).request('/find', asked)).status).toBe(400);
  });

  it('saves a changed field as one changed line, and takes it back', async () => {
    const notice = await openNotice();
    const path = `notices/${notice.id}/hi.mdx`;
    const before = read(path);
    const saved = await ask<OpenedEntry>('save', {
      ...notice,
      form: { ...notice.form, title: { ...notice.form.title, hi: 'परिपत्र का नया शीर्षक' } },
    });
    expect(changedLines(before, read(path)).added).toEqual(['title: परिपत्र का नया शीर्षक']);
    expect(changedLines(before, read(path)).removed).toHaveLength(1);
    expect((saved.form as typeof notice.form).title.hi).toBe('परिपत्र का नया शीर्षक');
    expect(await ask('lastChange')).toMatchObject({ kind: 'save' });
    expect(await ask('undo')).toMatchObject({ kind: 'save' });
    expect(read(path)).toBe(before);
    expect(await ask('lastChange')).toBeNull();
    await expect(ask('undo')).rejects.toThrow(refusal('noUndo'));
  });

  it('undoes only the last change of the open entry, and a removal', async () => {
    const notices = 'notices';
    const copy = { collection: notices, id: 'copied' };
    const opened = await openNotice();
    const open = { collection: notices, id: opened.id };
    const before = read(`notices/${open.id}/en.mdx`);
    await ask('save', {
      ...opened,
      form: { ...opened.form, title: { ...opened.form.title, en: 'Office open again' } },
    });
    await ask('operate', { kind: 'copy', ...open, newId: copy.id });
    expect(await ask('lastChange', { open })).toMatchObject({ kind: 'save', from: open });
    expect(await ask('lastChange', { open: copy })).toEqual({
      kind: 'copy',
      name: 'Office open again',
      to: copy,
    });
    expect(await ask('lastChange', { open: photo })).toBeNull();
    await ask('undo', { open });
    expect(read(`notices/${open.id}/en.mdx`)).toBe(before);
    await ask('operate', { kind: 'remove', ...copy });
    expect(await ask('lastChange', { open: photo })).toMatchObject({ kind: 'remove', from: copy });
  });

  it('writes nothing for a half-typed fault, and says it at its field and line', async () => {
    const notice = await openNotice();
    const before = everything();
    const edited = {
      ...notice,
      form: { ...notice.form, title: { ...notice.form.title, en: 'No' } },
      texts: { ...notice.texts, en: 'Fine.\n\n<Note' },
    };
    const issues = await ask<DeskIssue[]>('check', edited);
    expect(issues).toContainEqual(
      expect.objectContaining({ grade: 'stop', field: ['title', 'en'] }),
    );
    expect(issues).toContainEqual(
      expect.objectContaining({ grade: 'stop', language: 'en', line: 3 }),
    );
    await expect(ask('save', edited)).rejects.toThrow(refusal('fault'));
    expect(everything()).toEqual(before);
  });

  it.each(languages)(
    'calls fields by their labels in messages and help, for a person who reads %s',
    async (language) => {
      const { 'settings.redirectGone': gone, 'entry.changes': changes } =
        editingTexts[language].fieldTexts;
      const settings = await ask<OpenedEntry>('open', { collection: '', id: 'settings', language });
      const edited = {
        ...settings,
        form: { ...settings.form, redirects: [{ from: '/old-rooms' }] },
        language,
      };
      const [nowhere] = (await ask<DeskIssue[]>('check', edited)).filter(
        ({ about }) => about === 'redirectWithoutTarget',
      );
      expect(nowhere).toMatchObject({
        field: ['redirects', 0, 'from'],
        text: expect.stringContaining(`“${gone.label}”`) as string,
      });
      const page = await ask<{ schema: DeskSchema }>('open', { ...contact, language });
      expect(page.schema.properties?.['changedOn']?.description).toContain(`“${changes.label}”`);
    },
  );

  it('overwrites nothing that changed on disk meanwhile', async () => {
    const notice = await openNotice();
    const path = `notices/${notice.id}/en.mdx`;
    writeFileSync(toPath(path), `${read(path)}\nAnother hand.\n`);
    const before = everything();
    await expect(
      ask('save', { ...notice, texts: { ...notice.texts, en: 'My words.' } }),
    ).rejects.toThrow(refusal('changedOnDisk'));
    expect(everything()).toEqual(before);
  });

  it.each([
    'con',
    'help/aux',
    'com1',
    'a'.repeat(300),
    '../../outside',
    'one/../../../two',
    '/etc',
    'A B',
    '',
  ])('makes no entry called “%s”', async (id) => {
    const before = readdirSync(root, { recursive: true });
    await expect(ask('new', { collection: 'notices', id, title: 'A title' })).rejects.toThrow(
      refusal('badName'),
    );
    await expect(ask('open', { collection: 'notices', id: `${id}/..` })).rejects.toThrow();
    expect(readdirSync(root, { recursive: true })).toEqual(before);
  });

  it.each<[string, string, string | Buffer]>([
    ['without fields', 'unreadable', 'Only words.\n'],
    ['with fields that are no YAML', 'unreadable', '---\ntitle: [\n---\n'],
    [
      'with the marks of a conflict',
      'conflictMarks',
      `${notice()}\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> b\n`,
    ],
    ['in another encoding', 'notUtf8', Buffer.concat([Buffer.from(notice()), Buffer.of(0xe9)])],
  ])(
    'says why it does not open a file %s, and changes nothing in it',
    async (_, problem, content) => {
      const path = 'notices/office-closed/en.mdx';
      const opened = await openNotice();
      writeFileSync(toPath(path), content);
      await expect(openNotice()).rejects.toThrow(refusal(problem));
      await expect(openNotice()).rejects.toThrow(path);
      await expect(ask('save', opened)).rejects.toThrow(refusal('changedOnDisk'));
      expect(readFileSync(toPath(path))).toEqual(Buffer.from(content));
    },
  );

  it('refuses half of a character pair', async () => {
    const opened = await openNotice();
    const before = everything();
    const texts = { en: 'Closed \uD83D.', hi: 'बंद।' };
    await expect(ask('save', { ...opened, texts })).rejects.toThrow();
    expect(everything()).toEqual(before);
  });

  it('writes a new entry as a draft as soon as its required fields are there', async () => {
    const before = everything();
    const place = { collection: 'notices', id: 'a-new-notice' };
    const fresh = await ask<OpenedEntry & { form: object }>('new', {
      ...place,
      title: 'A new notice',
    });
    expect(fresh.issues).toContainEqual(
      expect.objectContaining({ grade: 'stop', field: ['summary', 'en'] }),
    );
    await expect(ask('save', fresh)).rejects.toThrow(refusal('fault'));
    expect(everything()).toEqual(before);
    const filled = {
      ...fresh,
      form: { ...fresh.form, kind: 'notice', summary: { en: 'Something is new in the office.' } },
    };
    const saved = await ask<OpenedEntry>('save', filled);
    expect(saved.states).toEqual(expect.arrayContaining(['draft', 'untranslated']));
    expect(parse(read('notices/a-new-notice/en.mdx').split('---')[1] ?? '')).toEqual({
      draft: true,
      kind: 'notice',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      title: 'A new notice',
      summary: 'Something is new in the office.',
    });
    await expect(ask('new', { ...place, title: 'Another' })).rejects.toThrow(refusal('exists'));
    await ask('save', { ...saved, form: { ...saved.form, draft: false } });
    expect(read('notices/a-new-notice/en.mdx')).not.toContain('draft');
  });

  it('removes invisible characters from a save, except for the joiners of Hindi', async () => {
    const notice = await openNotice();
    const form = {
      ...notice.form,
      title: { en: 'Of\u200Bfice\u00AD is\u2028closed', hi: 'क्\u200Dष का शीर्षक' },
    };
    const edited = { ...notice, form, texts: { en: '\u2066Words\u2069.', hi: 'शब्द।' } };
    const hidden = expect.objectContaining({ about: 'hiddenCharacter' }) as object;
    expect(await ask('check', edited)).not.toContainEqual(hidden);
    const saved = await ask<OpenedEntry>('save', edited);
    expect(saved.texts.en).toBe('Words.');
    expect(saved.form).toMatchObject({
      title: { en: 'Office is closed', hi: 'क्\u200Dष का शीर्षक' },
    });
  });

  it.each(['2026-11-17', '2026-11-19'])(
    'reports a taken number at its field while it is typed, also with the date %s',
    async (date) => {
      const number = 'IFSF/CIR/2026/001';
      const notice = await openNotice();
      const numbered = { ...notice.form, kind: 'circular', number, date: '2026-11-18' };
      await ask('save', { ...notice, form: numbered });
      const fresh = await ask<OpenedEntry>('new', {
        collection: 'notices',
        id: 'another',
        title: 'Another circular',
      });
      const issues = await ask<DeskIssue[]>('check', {
        ...fresh,
        form: { ...fresh.form, kind: 'circular', number, date },
      });
      expect(issues).toContainEqual(
        expect.objectContaining({ about: 'valueTaken', field: ['number'], grade: 'stop' }),
      );
    },
  );

  it('gives a new entry the place after the last one in its list', async () => {
    const fresh = await ask<OpenedEntry & { form: { order: number } }>('new', {
      collection: 'people',
      id: 'somebody',
      title: 'Somebody',
    });
    expect(fresh.form.order).toBe(1);
  });

  it('creates the file of a language when its words are typed', async () => {
    const event = await ask<OpenedEntry & { form: Record<string, { en: string }> }>('open', {
      ...meet,
    });
    const words = {
      title: 'सदस्य सम्मेलन 2025',
      venue: 'टाउन हॉल, कोलकाता',
      theme: 'सरल नियम',
      description: 'सदस्यों ने नियमों को सरल बनाया।',
    };
    const inHindi = Object.fromEntries(
      Object.entries(words).map(([name, hi]) => [name, { en: event.form[name]?.en, hi }]),
    );
    const before = read('events/meet-2025/en.mdx');
    const saved = await ask<OpenedEntry>('save', { ...event, form: { ...event.form, ...inHindi } });
    expect(read('events/meet-2025/en.mdx')).toBe(before);
    expect(read('events/meet-2025/hi.mdx')).toBe(
      `---\n${Object.entries(words)
        .map(([name, hi]) => `${name}: ${hi}\n`)
        .join('')}---\n`,
    );
    expect(saved.states).not.toContain('untranslated');
  });

  it('checks a change while the check of the whole list runs', async () => {
    const listed = ask<DeskIssue[]>('issues');
    await ask('operate', { kind: 'copy', ...closed, newId: 'a-copy' });
    writeFileSync(toPath('notices/a-copy/en.mdx'), 'Words without fields.\n');
    const files = (issues: DeskIssue[]) => issues.map(({ file }) => file);
    expect(files(await listed)).not.toContain('src/content/notices/a-copy/en.mdx');
    expect(files(await ask<DeskIssue[]>('issues'))).toContain('src/content/notices/a-copy/en.mdx');
  });

  it('copies an entry as a draft and leaves the first as it is', async () => {
    const before = read('notices/office-closed/en.mdx');
    await ask('operate', { kind: 'copy', ...closed, newId: 'a-copy' });
    expect(read('notices/office-closed/en.mdx')).toBe(before);
    expect(
      (await ask<OpenedEntry>('open', { collection: 'notices', id: 'a-copy' })).states,
    ).toContain('draft');
  });

  it('renames an entry with all that names it, and its old address leads to the new one', async () => {
    const settings = read('settings.yaml');
    await ask('operate', { kind: 'rename', ...meet, newId: 'members-2025' });
    expect(existsSync(toPath('events/meet-2025'))).toBe(false);
    expect(read('media/photo/en.mdx')).toContain('event: members-2025\n');
    expect(changedLines(settings, read('settings.yaml')).removed.length).toBeLessThanOrEqual(1);
    const { redirects } = parse(read('settings.yaml')) as { redirects: object[] };
    expect(redirects).toEqual([{ from: '/events/meet-2025', to: '/events/members-2025' }]);
    await ask('operate', {
      kind: 'rename',
      collection: 'events',
      id: 'members-2025',
      newId: 'gathering-2025',
    });
    expect((parse(read('settings.yaml')) as { redirects: object[] }).redirects).toEqual([
      { from: '/events/meet-2025', to: '/events/gathering-2025' },
      { from: '/events/members-2025', to: '/events/gathering-2025' },
    ]);
  });

  it('renames a draft with the links to it in every language, and leaves no redirect', async () => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(toPath(path)), { recursive: true });
      writeFileSync(toPath(path), text);
    };
    write(
      'notices/plan/en.mdx',
      `${notice({ title: 'Plan of the office', draft: true })}\n## Days\n\nSee [below](/notices/plan#days).\n`,
    );
    write('notices/plans/en.mdx', notice({ title: 'All plans of the office', draft: true }));
    const [words, inHindi] = [
      '[The plan](/notices/plan#days), [the plans](/notices/plans)',
      '[योजना](/notices/plan#days), [सब योजनाएँ](/notices/plans)',
    ];
    write(
      'notices/news/en.mdx',
      `${notice({ title: 'News of the plan', draft: true, link: '/notices/plan' })}\n${words}.\n`,
    );
    write('notices/news/hi.mdx', `${noticeInHindi({ title: 'योजना के समाचार' })}\n${inHindi}।\n`);
    const settings = read('settings.yaml');
    const [news, newsInHindi] = [read('notices/news/en.mdx'), read('notices/news/hi.mdx')];
    await ask('operate', { kind: 'rename', collection: 'notices', id: 'plan', newId: 'rota' });
    expect(read('notices/rota/en.mdx')).toContain('[below](/notices/rota#days)');
    expect(read('notices/news/en.mdx')).toBe(news.replaceAll(/\/plan(?!s)/g, '/rota'));
    expect(read('notices/news/hi.mdx')).toBe(newsInHindi.replace('plan#', 'rota#'));
    expect(read('settings.yaml')).toBe(settings);
    await ask('undo');
    expect(read('notices/news/en.mdx')).toBe(news);
  });

  it('removes an entry, and its address leads elsewhere', async () => {
    const before = everything();
    await ask('operate', { kind: 'remove', ...closed, to: '/contact' });
    expect(existsSync(toPath('notices/office-closed'))).toBe(false);
    expect((parse(read('settings.yaml')) as { redirects: object[] }).redirects).toEqual([
      { from: '/notices/office-closed', to: '/contact' },
    ]);
    await ask('undo');
    expect(everything()).toEqual(before);
  });

  it('unpublishes an entry without changing links to it, and republishes it', async () => {
    const linking = `${notice({ title: 'Where the office is now' })}\n[Office](/notices/office-closed)\n`;
    mkdirSync(toPath('notices/linking'));
    writeFileSync(toPath('notices/linking/en.mdx'), linking);
    const before = everything();
    await ask('operate', { kind: 'unpublish', ...closed, to: '/contact' });
    expect(read('notices/office-closed/en.mdx')).toContain('draft: true\n');
    expect((parse(read('settings.yaml')) as { redirects: object[] }).redirects).toEqual([
      { from: '/notices/office-closed', to: '/contact' },
    ]);
    expect((await ask<OpenedEntry>('open', closed)).publication).toBe('unpublished');
    await ask('operate', { kind: 'republish', ...closed });
    expect((await ask<OpenedEntry>('open', closed)).publication).toBe('published');
    expect(read('notices/office-closed/en.mdx')).not.toContain('draft');
    expect((parse(read('settings.yaml')) as { redirects?: object[] }).redirects ?? []).toEqual([]);
    await ask('undo');
    await ask('undo');
    expect(everything()).toEqual(before);
  });

  it('lists what links to an entry that is to be removed, and leads the links elsewhere', async () => {
    const folder = toPath('notices/office-closed');
    const text = '\n[1](/contact#hours) [2](/contact)\n';
    writeFileSync(join(folder, 'en.mdx'), notice() + text);
    writeFileSync(join(folder, 'hi.mdx'), noticeInHindi() + text);
    const again = callerOf(root);
    const linking = await again('linksTo', contact);
    expect(linking).toContainEqual(expect.objectContaining({ ...closed, links: 4, names: 0 }));
    await again('operate', { kind: 'relink', ...closed, from: '/contact', to: '/' });
    expect(read('notices/office-closed/en.mdx')).toContain('\n[1](/) [2](/)\n');
    expect(await again('linksTo', contact)).not.toContainEqual(expect.objectContaining(closed));
  });

  it('removes a circular without asking at once why its number is missing', async () => {
    for (const position of [1, 2, 3]) {
      const folder = toPath(`notices/circular-${position}`);
      mkdirSync(folder);
      const number = `IFSF/CIR/2026/00${position}`;
      const title = `Circular ${'one two three'.split(' ')[position - 1]} on office hours`;
      writeFileSync(
        join(folder, 'en.mdx'),
        notice({ title, kind: 'circular', number, draft: true }),
      );
    }
    await ask('operate', { kind: 'remove', collection: 'notices', id: 'circular-2' });
    expect(existsSync(toPath('notices/circular-2'))).toBe(false);
  });

  it('has a text for entries with a page, and none where no entry of a list has one', async () => {
    const hasText = async (collection: string, id: string) =>
      (await ask<OpenedEntry>('new', { collection, id, title: 'A name' })).hasText;
    expect(await hasText('notices', 'reading-room')).toBe(true);
    expect(await hasText('members', 'reading-room')).toBe(false);
  });

  it('finds entries by the words of their texts, however they are spelt', async () => {
    const find = async (query: string) =>
      (await ask<EntryLocation[]>('find', { query })).map(
        ({ collection, id }) => `${collection}/${id}`,
      );
    expect(await find('office holidays')).toEqual([]);
    expect(await find('office of the FEDERATION telephones')).toEqual(['pages/contact']);
  });

  it('does not remove an entry that others need', async () => {
    const before = everything();
    await expect(ask('operate', { kind: 'remove', ...meet, to: '/' })).rejects.toThrow(
      refusal('fault'),
    );
    expect(everything()).toEqual(before);
  });

  it('copies a picture in under a clean name, and refuses what only looks like one', async () => {
    const content = Buffer.from(triangle).toString('base64');
    const answer = await ask('operate', {
      kind: 'attach',
      ...photo,
      name: 'Office (Front) 2.SVG',
      content,
    });
    expect(answer).toEqual({ attached: './office-front-2.svg' });
    expect(read('media/photo/office-front-2.svg')).toBe(triangle);
    for (const name of ['page.html', 'photo.jpg', 'programme.exe', '../../photo.svg.js'])
      await expect(ask('operate', { kind: 'attach', ...photo, name, content })).rejects.toThrow(
        refusal('badFile'),
      );
    const attach = (name: string, hex: string) =>
      ask('operate', {
        kind: 'attach',
        ...photo,
        name,
        content: Buffer.from(hex, 'hex').toString('base64'),
      });
    await expect(attach('IMG_1.JPG', '000000186674797068656963')).rejects.toThrow(
      refusal('heicFile'),
    );
    const lineBefore = `0d0a${(await makePdf()).toString('hex')}`;
    expect(await attach('Scan.pdf', lineBefore)).toEqual({ attached: './scan.pdf' });
  });

  it('replaces a file under its name, and undoes that', async () => {
    const other = triangle.replace('h4', 'h3');
    const place = { kind: 'attach', ...photo, name: 'New one.svg', replaces: './picture.svg' };
    const answer = await ask('operate', {
      ...place,
      content: Buffer.from(other).toString('base64'),
    });
    expect(answer).toEqual({ attached: './picture.svg' });
    expect(read('media/photo/picture.svg')).toBe(other);
    await ask('undo');
    expect(read('media/photo/picture.svg')).toBe(triangle);
    // Only a file of the entry can be replaced.
    await expect(
      ask('operate', { ...place, replaces: './../../../picture.svg', content: '' }),
    ).rejects.toThrow();
  });

  it('removes the files of a new entry that was never saved', async () => {
    const place = { collection: 'media', id: 'begun' };
    const content = Buffer.from(triangle).toString('base64');
    await ask('operate', { kind: 'attach', ...place, name: 'hall.svg', content });
    expect(existsSync(toPath('media/begun/hall.svg'))).toBe(true);
    expect(await ask('lastChange', { open: place })).toMatchObject({ kind: 'attach' });
    await ask('operate', { kind: 'remove', ...place });
    expect(existsSync(toPath('media/begun'))).toBe(false);
    expect(await ask('lastChange')).toBeNull();
  });

  it('rewrites a drawing, and removes the place from a photograph', async () => {
    const place = { kind: 'attach', ...photo };
    const drawn = triangle.replace('<path', '<!-- Office --><path data-a="1"');
    const content = Buffer.from(`<?xml version="1.0"?>\n${drawn}`).toString('base64');
    await ask('operate', { ...place, name: 'hall.svg', content });
    expect(read('media/photo/hall.svg').trim()).toBe(drawn.replace('<!-- Office -->', ''));

    const told = await makeTelling(await makePhotograph('jpeg', 48, 64));
    await ask('operate', { ...place, name: 'hall.jpg', content: told.toString('base64') });
    const taken = await sharp(readFileSync(toPath('media/photo/hall.jpg'))).metadata();
    expect(taken).toMatchObject({ width: 48, height: 64 });
    expect(taken.icc).toBeDefined();
    expect(taken.exif).toBeUndefined();
  });

  it('shows an entry without a page of its own on the page that lists it', async () => {
    const place = { collection: 'people', id: 'somebody', title: 'Somebody' };
    expect((await ask<OpenedEntry>('new', place)).page).toBeUndefined();
    writeFileSync(toPath('pages/contact/en.mdx'), `${read('pages/contact/en.mdx')}\n<People />\n`);
    expect(await callerOf(root)('new', place)).toMatchObject({ page: '/contact' });
  });

  it('asks for a label of the menus on one line', async () => {
    const { schema } = await ask<{ schema: DeskSchema }>('open', {
      collection: '',
      id: 'navigation',
    });
    const { main, footer, shortcuts } = schema.properties ?? {};
    const labels = [main, main?.items?.properties?.['items'], footer, shortcuts].map(
      (list) => list?.items?.properties?.['label'],
    );
    for (const label of labels) expect(label?.properties?.['en']?.widget).toBe('line');
  });

  it('describes the changes since the last publication in words, facts without a language', async () => {
    for (const args of [
      ['init'],
      ['add', '.'],
      ['-c', 'user.name=A', '-c', 'user.email=a@ifsf.example', 'commit', '-m', 'Content'],
    ])
      execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });
    const notice = await openNotice();
    const title = { ...notice.form.title, hi: 'परिपत्र का नया शीर्षक' };
    await ask('save', { ...notice, form: { ...notice.form, title, date: '2026-11-19' } });
    const settings = await ask<OpenedEntry & { form: { newForDays: number } }>('open', {
      collection: '',
      id: 'settings',
    });
    await ask('save', {
      ...settings,
      form: { ...settings.form, newForDays: settings.form.newForDays + 1 },
    });
    const { way, changes } = await ask<{ way: string; changes: object[] }>('changes');
    expect(way).toBe('noRemote');
    expect(changes).toContainEqual(
      expect.objectContaining({
        title: 'Office closed on Friday',
        kind: 'changed',
        fields: ['Date', 'Title (हिन्दी)'],
      }),
    );
    expect(changes).toContainEqual(expect.objectContaining({ title: 'Settings', kind: 'changed' }));
  });
});
