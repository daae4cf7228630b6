import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createApi } from '../../../src/build/desk/api.ts';
import { createDesk } from '../../../src/build/desk/desk.ts';
import type { DeskMessage, ListedEntry, OpenedEntry } from '../../../src/core/desk.ts';
import { changedLines } from './changed-lines.ts';

let root: string;
let ask: <Result>(name: string, body?: object) => Promise<Result>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  const api = createApi(createDesk(root));
  ask = <Result>(name: string, body: object = {}) => api(name, { language: 'en', ...body }) as Promise<Result>;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const toPath = (path: string) => join(root, 'src/content', path);
const read = (path: string) => readFileSync(toPath(path), 'utf8');
const everything = () =>
  Object.fromEntries(
    readdirSync(join(root, 'src/content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name)).toString('base64')]),
  );

/** An entry of today's content with a page, in both languages, that nothing else names. */
async function openNotice(): Promise<OpenedEntry & { form: { title: Record<string, string>; draft?: boolean } }> {
  const list = await ask<ListedEntry[]>('list');
  const found = list.find(({ collection, titles }) => collection === 'notices' && titles.hi !== undefined);
  return ask('open', { collection: 'notices', id: found?.id });
}
const refusal = (problem: string): Error => expect.objectContaining({ problem }) as Error;

describe('the desk', () => {
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
    await ask('undo');
    expect(read(path)).toBe(before);
    await expect(ask('undo')).rejects.toThrow(refusal('noUndo'));
  });

  it('writes nothing for a half-typed fault, and says it at its field and line', async () => {
    const notice = await openNotice();
    const before = everything();
    const typed = {
      ...notice,
      form: { ...notice.form, title: { ...notice.form.title, en: 'No' } },
      texts: { ...notice.texts, en: 'Fine.\n\n<Note' },
    };
    const messages = await ask<DeskMessage[]>('check', typed);
    expect(messages).toContainEqual(expect.objectContaining({ grade: 'stop', field: ['title', 'en'] }));
    expect(messages).toContainEqual(expect.objectContaining({ grade: 'stop', language: 'en', line: 3 }));
    await expect(ask('save', typed)).rejects.toThrow(refusal('fault'));
    expect(everything()).toEqual(before);
  });

  it('overwrites nothing that changed on disk meanwhile', async () => {
    const notice = await openNotice();
    const path = `notices/${notice.id}/en.mdx`;
    writeFileSync(toPath(path), `${read(path)}\nAnother hand.\n`);
    const before = everything();
    await expect(ask('save', { ...notice, texts: { ...notice.texts, en: 'My words.' } })).rejects.toThrow(refusal('changedOnDisk'));
    expect(everything()).toEqual(before);
  });

  it.each(['../../outside', 'one/../../../two', '/etc', 'A B', ''])('makes no entry called “%s”', async (id) => {
    const before = readdirSync(root, { recursive: true });
    await expect(ask('operate', { kind: 'new', collection: 'notices', id, title: 'A title' })).rejects.toThrow(refusal('badPath'));
    await expect(ask('open', { collection: 'notices', id: `${id}/..` })).rejects.toThrow();
    expect(readdirSync(root, { recursive: true })).toEqual(before);
  });

  it('reads and writes nothing through a link out of the content', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    cpSync(toPath('tiers'), outside, { recursive: true });
    rmSync(toPath('tiers'), { recursive: true });
    symlinkSync(outside, toPath('tiers'));
    const [id = ''] = readdirSync(outside);
    await expect(ask('open', { collection: 'tiers', id })).rejects.toThrow(refusal('badPath'));
    expect(readdirSync(outside)).not.toContain('new-one');
    rmSync(outside, { recursive: true });
  });

  it('makes a new entry as a draft in every language', async () => {
    await ask('operate', { kind: 'new', collection: 'notices', id: 'a-new-notice', title: 'A new notice' });
    const opened = await ask<OpenedEntry & { form: { draft: boolean; title: { en: string } } }>('open', {
      collection: 'notices',
      id: 'a-new-notice',
    });
    expect(opened.states).toContain('draft');
    expect(opened.form.title.en).toBe('A new notice');
    await expect(ask('operate', { kind: 'new', collection: 'notices', id: 'a-new-notice', title: 'Another' })).rejects.toThrow(
      refusal('exists'),
    );
  });

  it('copies an entry as a draft and leaves the first as it is', async () => {
    const { id } = await openNotice();
    const before = read(`notices/${id}/en.mdx`);
    await ask('operate', { kind: 'copy', collection: 'notices', id, newId: 'a-copy' });
    expect(read(`notices/${id}/en.mdx`)).toBe(before);
    expect((await ask<OpenedEntry>('open', { collection: 'notices', id: 'a-copy' })).states).toContain('draft');
  });

  it('renames an entry with all that names it, and its old address leads to the new one', async () => {
    const events = (await ask<ListedEntry[]>('list')).filter(({ collection }) => collection === 'media');
    const media = await Promise.all(events.map((entry) => ask<OpenedEntry & { form: { event?: string } }>('open', { ...entry })));
    const photo = media.find(({ form }) => form.event !== undefined);
    const event = photo?.form.event ?? '';
    const settings = read('settings.yaml');
    await ask('operate', { kind: 'rename', collection: 'events', id: event, newId: `${event}-renamed` });
    expect(existsSync(toPath(`events/${event}`))).toBe(false);
    expect(read(`media/${photo?.id ?? ''}/en.mdx`)).toContain(`event: ${event}-renamed\n`);
    expect(changedLines(settings, read('settings.yaml')).removed).toEqual([]);
    const { redirects } = parse(read('settings.yaml')) as { redirects: object[] };
    expect(redirects).toContainEqual({ from: `/events/${event}`, to: `/events/${event}-renamed` });
  });

  it('removes an entry, and its address leads elsewhere', async () => {
    const { id = '' } = (await ask<ListedEntry[]>('list')).find(({ collection }) => collection === 'news') ?? {};
    const before = everything();
    await ask('operate', { kind: 'remove', collection: 'news', id, to: '/resources/news' });
    expect(existsSync(toPath(`news/${id}`))).toBe(false);
    expect(read('settings.yaml')).toContain(`{ from: /resources/news/${id}, to: /resources/news }`);
    await ask('undo');
    expect(everything()).toEqual(before);
  });

  it('does not remove what others need', async () => {
    const before = everything();
    await expect(ask('operate', { kind: 'remove', collection: 'pages', id: 'contact', to: '/' })).rejects.toThrow(refusal('fault'));
    expect(everything()).toEqual(before);
  });

  it('copies a picture in under a clean name, and refuses what only looks like one', async () => {
    const { id } = await openNotice();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>').toString('base64');
    const answer = await ask('operate', { kind: 'attach', collection: 'notices', id, name: 'Office (Front) 2.SVG', content: svg });
    expect(answer).toEqual({ attached: './office-front-2.svg' });
    expect(existsSync(toPath(`notices/${id}/office-front-2.svg`))).toBe(true);
    for (const name of ['page.html', 'photo.jpg', 'programme.exe', '../../photo.svg.js'])
      await expect(ask('operate', { kind: 'attach', collection: 'notices', id, name, content: svg })).rejects.toThrow(refusal('badFile'));
  });

  it('changes settings and menus, and keeps their comments', async () => {
    const settings = await ask<OpenedEntry & { form: { newForDays: number } }>('open', { collection: '', id: 'settings' });
    const before = read('settings.yaml');
    await ask('save', { ...settings, form: { ...settings.form, newForDays: settings.form.newForDays + 1 } });
    expect(changedLines(before, read('settings.yaml')).added).toEqual([`newForDays: ${settings.form.newForDays + 1}`]);
    await expect(ask('open', { collection: '', id: 'package' })).rejects.toThrow(refusal('notFound'));
  });

  it.each([{ collection: 7 }, { language: 'xx' }, { form: 'x', collection: 'notices', id: 'a' }])(
    'refuses what it was not made for',
    async (body) => {
      await expect(ask('save', body)).rejects.toThrow(refusal('badRequest'));
      await expect(ask('toString', body)).rejects.toThrow(refusal('badRequest'));
    },
  );
});
