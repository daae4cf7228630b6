import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../../packages/i18n/fill.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { goodMessage, startPortal, type RunningPortal } from '../running-portal.ts';
import { inbox, InboxBrowser, staff } from './inbox-browser.ts';

const [asha = '', ravi = ''] = staff;
const { submission: text, states } = dictionaries.en.inbox;
const path = '/IFSF-M-2026-000001';
let portal: RunningPortal;
let browser: InboxBrowser;

const start = async (options = {}) => {
  portal = await startPortal({ inbox, ...options });
  browser = new InboxBrowser(portal);
};

beforeEach(() => start());
const send = (fields = {}, headers = {}) =>
  portal.post('/messages', { ...goodMessage, subject: 'Feedback', ...fields }, headers);

/** Signs in two people who see a new submission. Returns the browser of the second. */
async function signInBoth(): Promise<InboxBrowser> {
  await send();
  const other = new InboxBrowser(portal);
  await browser.signIn(asha);
  await other.signIn(ravi);
  return other;
}

/** Opens a submission. Returns the mail that its reply button begins. */
async function loadReply(): Promise<URL> {
  await browser.signIn();
  const page = (await browser.load(path)).text;
  return new URL(/href="(mailto:[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '');
}

/** The words of a page, without its markup. */
const toWords = (page: string) =>
  page
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#39;', '’');

test('a submission shows everything that was sent, as it was sent', async () => {
  await send({ message: 'First line\n  second & <b>third</b>', phone: '' });
  await browser.signIn();
  const page = (await browser.load(path)).text;
  expect(page).toContain('First line\n  second &amp; &lt;b&gt;third&lt;/b&gt;');
  expect(page).toContain(text.empty);
  expect(page).toContain(goodMessage.email);
  expect(page).toContain('20 November 2026, 2:30 PM');
});

test('stores a change of the state with its note, author and time', async () => {
  await send();
  await browser.signIn();
  await browser.load(path);
  const note = 'Asked for the <i>number</i> of the contest.';
  expect((await browser.send(path, { version: '0', state: 'progress', note })).status).toBe(303);
  const words = toWords((await browser.load(path)).text);
  expect(words).toContain(
    `${states.progress} Asked for the &lt;i&gt;number&lt;/i&gt; of the contest. ${asha} · 20 November 2026, 2:30 PM`,
  );
});

test('puts a submission on hold and releases it, with a line in its history', async () => {
  await send();
  await browser.signIn();
  for (const [version, hold, note] of [
    ['0', { hold: '1' }, text.holdNote],
    ['1', {}, text.releaseNote],
  ] as const) {
    const form = { version, state: 'new', note: '', ...hold };
    expect((await browser.send(path, form)).status).toBe(303);
    const page = (await browser.load(path)).text;
    expect(page).toContain(note);
    expect(page.includes(`>${text.onHold}<`)).toBe('hold' in hold);
    expect(/<input[^>]*name="hold"[^>]*checked/.test(page)).toBe('hold' in hold);
  }
});

test.each(languages)('the list says in %s that the deletion has stopped', async (language) => {
  await browser.signIn();
  await expect
    .poll(() => portal.database.selectFrom('tasks').select('id').execute())
    .toHaveLength(1);
  await portal.database.updateTable('tasks').set({ stopped: 'many' }).execute();
  await browser.send('/language', { language });
  const { stopped } = dictionaries[language].inbox;
  const page = (await browser.load('')).text;
  expect(page).toContain([stopped.deletion, stopped.many, stopped.todo].join(' '));
});

test('mails about what arrived as spam go out when it is moved back, and once', async () => {
  await send();
  await portal.database.deleteFrom('mails').execute();
  await portal.database.updateTable('submissions').set({ state: 'spam', is_open: 0 }).execute();
  await browser.signIn();
  const recipients = async () => {
    await portal.mailsTried();
    const mails = portal.database.selectFrom('mails').select('recipient');
    return (await mails.where('submission_id', '>', '').orderBy('recipient').execute()).map(
      ({ recipient }) => recipient,
    );
  };
  for (const [version, state, mailed] of [
    ['0', 'closed', []],
    ['1', 'spam', []],
    ['2', 'new', [goodMessage.email, asha, ravi]],
    ['3', 'spam', [goodMessage.email, asha, ravi]],
    ['4', 'new', [goodMessage.email, asha, ravi]],
  ] as const) {
    expect((await browser.send(path, { version, state, note: '' })).status).toBe(303);
    expect(await recipients()).toEqual(mailed);
  }
});

const note = 'Two lines,\nof which <i>none</i> may be lost. टिप्पणी';
const shownNote = 'Two lines,\nof which &lt;i&gt;none&lt;/i&gt; may be lost. टिप्पणी</textarea>';

test.each(languages)('shows a note that cannot be saved again, in %s', async (language) => {
  await send();
  await browser.signIn();
  const headers = { 'Accept-Language': language };
  const { refused, unavailable, typed } = dictionaries[language].inbox;
  const save = async () => {
    const page = await browser.send(path, { version: '0', state: 'new', note }, headers);
    expect(page.text).toContain(typed);
    expect(page.text).toContain(shownNote);
    return page;
  };
  await browser.load(path);
  await portal.database.schema.alterTable('sessions').renameTo('lost').execute();
  const lost = await save();
  expect(lost).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  expect(lost.text).toContain(unavailable.title);
  await portal.database.schema.alterTable('lost').renameTo('sessions').execute();
  await browser.load(path);
  portal.clock.now += 12 * 60 * 60_000;
  const ended = await save();
  expect(ended.status).toBe(403);
  expect(ended.text).toContain(refused.text);
  expect(ended.text).not.toContain(goodMessage.email);
});

test('shows another site nothing of a form that it has sent', async () => {
  for (const origin of ['https://other.example', 'null']) {
    const page = await browser.send(path, { state: 'new', note }, { Origin: origin });
    expect([page.status, page.text.includes('none')]).toEqual([403, false]);
  }
});

test('on a conflict, the second person gets a message and keeps the note', async () => {
  const other = await signInBoth();
  await browser.send(path, { version: '0', state: 'answered', note: 'By telephone.' });
  const late = await other.send(path, { version: '0', state: 'closed', note: 'A second note.' });
  expect(late.status).toBe(409);
  expect(late.text).toContain(fill(text.conflict, { address: asha }));
  expect(late.text).toContain('A second note.');
  expect(late.text).toContain('By telephone.');
  const again = await other.send(path, { version: '1', state: 'closed', note: 'A second note.' });
  expect(again.status).toBe(303);
  const changes = await portal.database
    .selectFrom('changes')
    .select(['version', 'address', 'state', 'note'])
    .orderBy('version')
    .execute();
  expect(changes).toEqual([
    { version: 1, address: asha, state: 'answered', note: 'By telephone.' },
    { version: 2, address: ravi, state: 'closed', note: 'A second note.' },
  ]);
});

test('writing only a note does not reset the state that somebody else has set', async () => {
  const other = await signInBoth();
  await browser.send(path, { version: '0', state: 'answered', note: '' });
  const late = await other.send(path, { version: '0', state: 'new', note: 'Called her.' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('value="answered" selected');
  const chosen = await other.send(path, { version: '0', state: 'closed', note: 'Called her.' });
  expect(chosen.text).toContain('value="closed" selected');
});

test('a page with a conflict can be reloaded', async () => {
  await send();
  await browser.signIn();
  expect((await browser.load(`${path}/bounced`)).location).toBe(`/inbox${path}`);
});

test('of two people who save at the same time, one has a conflict', async () => {
  const other = await signInBoth();
  const answers = await Promise.all(
    [browser, other].map((one, index) =>
      one.send(path, { version: '0', state: 'answered', note: `Note ${index}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const late = answers.findIndex(({ status }) => status === 409);
  expect(answers[late]?.text).toContain(`Note ${late}`);
  expect(await portal.database.selectFrom('changes').select('version').execute()).toEqual([
    { version: 1 },
  ]);
});

test('does not store an empty change, or one to an unknown state', async () => {
  await send();
  await browser.signIn();
  for (const state of ['new', 'unconfirmed', 'none', ''])
    expect([state, (await browser.send(path, { version: '0', state, note: '' })).status]).toEqual([
      state,
      422,
    ]);
  expect(await portal.database.selectFrom('changes').selectAll().execute()).toEqual([]);
});

test.each(languages)(
  'a reply has the reference and the language of the person, in %s',
  async (language) => {
    await send({ name: 'आशा राव' }, { 'Accept-Language': language });
    const mail = await loadReply();
    const { kinds, submission } = dictionaries[language].inbox;
    expect(mail.pathname).toBe(goodMessage.email);
    expect(mail.searchParams.get('subject')).toBe(`IFSF-M-2026-000001: ${kinds.message}`);
    expect(mail.searchParams.get('body')).toMatch(fill(submission.salutation, { name: 'आशा राव' }));
  },
);

test.each([
  { name: 'Asha\r\nBcc: eve@other.example' },
  { name: 'Asha&bcc=eve@other.example' },
  { email: 'a?bcc=eve&x@b.example' },
  { name: '\ud800 Asha' },
])('a reply goes to nobody else: %j', async (fields) => {
  await send(fields);
  const mail = await loadReply();
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('subject')).not.toMatch(/[\r\n]/);
  expect(mail.searchParams.get('body')?.split('\r\n').filter(Boolean)).toHaveLength(1);
  expect(mail.pathname).not.toContain(',');
});

test('says so on a page when there is no submission', async () => {
  await browser.signIn();
  for (const none of ['/IFSF-M-2026-999999', '/__proto__', '/%00', '/a/b/c'])
    expect([none, (await browser.load(none)).status]).toEqual([none, 404]);
});
