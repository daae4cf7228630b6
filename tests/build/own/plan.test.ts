import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAnswers, type Answers } from '../../../src/build/own/answers.ts';
import { readAnswersFile } from '../../../src/build/own/kept-answers.ts';
import { createPlan } from '../../../src/build/own/plan.ts';
import { writePlan } from '../../../src/build/own/write.ts';
import { brokenLinks } from '../../../src/build/content-check/links/broken-links.ts';
import { settings } from '../../../src/content-model/settings.ts';
import { readSettings } from '../../../src/build/content/site-files.ts';
import { readSite } from '../../../src/build/content-check/context.ts';
import { readFields } from '../../../src/build/desk/mdx-parts.ts';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
/** A federation that is no other one, wherever the tests run. */
const typed = {
  ...readAnswersFile(join(root, 'tests/second-federation/answers.yaml')),
  'name.en': 'Council for Trials',
  'name.hi': 'परीक्षण परिषद',
  'shortName.en': 'CFT',
  'shortName.hi': 'सीएफटी',
  certificatePrefix: 'CFT',
  site: 'https://www.cft.test',
  'contact.email': 'office@cft.test',
  'contact.ombudsmanEmail': 'complaints@cft.test',
  'contact.address.en': '1, Tapi Road; Surat 395 001',
  'contact.address.hi': '1, तापी मार्ग; सूरत 395 001',
  'portal.login': 'https://members.cft.test/login',
  'portal.api': 'https://members.cft.test/api/v1',
  'portal.certificateView': 'https://members.cft.test/certificates',
};

function read(changed: object = {}): Answers {
  const answers = readAnswers({ ...typed, ...changed });
  if (!('languages' in answers)) throw new Error(`Not answers: ${answers.join(', ')}`);
  return answers;
}

/** A folder with the content, which a test may change. */
function copyContent(): string {
  const copy = mkdtempSync(join(tmpdir(), 'own-plan-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'src/content'), join(copy, 'src/content'), { recursive: true });
  return copy;
}

const plan = createPlan(root, read(), '<svg/>');
const written = (path: string) => plan.written.get(`src/content/${path}`) ?? '';

test('the settings are those of the new federation, and no demonstration', () => {
  const made = settings.parse(parse(written('settings.yaml'), { schema: 'core' }));
  expect(made).toMatchObject({
    name: { en: 'Council for Trials' },
    demonstrationCertificates: false,
    badges: [],
  });
  expect(made.previewBanner).toBeUndefined();
  expect(made.demonstrationNotice).toBeUndefined();
  expect(made.disclaimer).toBeUndefined();
});

test('invented records go, and nothing of them is written', () => {
  const removed = readSite(root, join(root, 'src/content'))
    .entries.filter(({ collection }) => collection === 'members' || collection === 'judgments')
    .filter(({ source }) => source.data['demonstration'] === true)
    .map(({ collection, id }) => `src/content/${collection}/${id}`);
  const found = plan.removed.filter((path) => /^src\/content\/(?:members|judgments)\//.test(path));
  expect(found.sort()).toEqual(removed.sort());
  for (const path of plan.written.keys())
    expect
      .soft(
        plan.removed.some((gone) => path.startsWith(`${gone}/`)),
        path,
      )
      .toBe(false);
});

test('a page that would be empty is a draft with its questions', () => {
  const page = written('pages/about/overview/en.mdx');
  expect(readFields(page)).toMatchObject({ draft: true });
  expect(page).toContain('- When was the federation founded, by whom and why?');
  expect(written('pages/about/overview/hi.mdx')).toContain('महासंघ की स्थापना कब');
});

test('a page with a list of records stays published and keeps its questions to itself', () => {
  const page = written('pages/events/conferences/en.mdx');
  expect(readFields(page)).not.toHaveProperty('draft');
  expect(readFields(page)).toHaveProperty('questions');
});

test('no text has the names, addresses and mailboxes of the first federation', () => {
  const { name, shortName, contact, site } = readSettings(root);
  const host = new URL(site).host.replace(/^www\./, '');
  const address = contact.address.en.split('\n').join(', ');
  const mailboxes = `${contact.ombudsmanEmail ?? contact.email}, tests@${host}`;
  const words = `${name.en} (${shortName.en}), ${address}, ${mailboxes}, ${site}/notices`;
  const copy = copyContent();
  appendFileSync(join(copy, 'src/content/pages/contact/en.mdx'), `\n${words}\n`);
  const made = createPlan(copy, read(), '<svg/>').written;
  expect(made.get('src/content/pages/contact/en.mdx')?.trim().split('\n').at(-1)).toBe(
    'Council for Trials (CFT), 1, Tapi Road, Surat 395 001, complaints@cft.test, office@cft.test, https://www.cft.test/notices',
  );
  const traces = [...Object.values(name), ...Object.values(shortName), address, host];
  const found = [...made].filter(([, text]) => traces.some((one) => text.includes(one)));
  expect(found.map(([path]) => path)).toEqual([]);
});

test('no page offers the certificates of the demonstration', () => {
  const offers = [...plan.written].filter(([, text]) =>
    text.includes('certificate-verify/examples'),
  );
  expect(offers.map(([path]) => path)).toEqual([]);
});

test('a language in which nobody will write has no texts', () => {
  const { removed } = createPlan(root, read({ languages: 'en' }), '<svg/>');
  expect(removed).toContain('src/content/pages/contact/hi.mdx');
  expect(removed).not.toContain('src/content/pages/contact/en.mdx');
});

test('without a portal the settings have none, its page is a draft, and no text leads there', () => {
  const noPortal = createPlan(root, read({ 'portal.kind': 'none' }), '<svg/>');
  const source = noPortal.written.get('src/content/settings.yaml') ?? '';
  const made = settings.parse(parse(source, { schema: 'core' }));
  expect(made.portal).toBeUndefined();
  expect(noPortal.drafts).toContain('membership/portal');
  expect(plan.drafts).not.toContain('membership/portal');
  const copy = copyContent();
  writePlan(copy, noPortal);
  const site = readSite(copy, join(copy, 'src/content'));
  if (brokenLinks.of !== 'file') throw new Error('Links are checked in files.');
  const { check } = brokenLinks;
  const faults = site.entries.flatMap((entry) =>
    entry.files.flatMap((file) => check(file, entry, site)),
  );
  expect(faults).toEqual([]);
});

test('each page that tells of the federation has as many questions in each language', () => {
  for (const id of plan.outlined) {
    const counts = ['en', 'hi'].map((language) => {
      const file = readFileSync(join(root, `src/content/pages/${id}/${language}.mdx`), 'utf8');
      return (readFields(file)['questions'] as string[]).length;
    });
    expect.soft(counts[1], id).toBe(counts[0]);
  }
});
