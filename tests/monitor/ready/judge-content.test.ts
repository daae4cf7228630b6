import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument, type Document } from 'yaml';
import { describeResults } from '../../../packages/monitor/ready/describe-results.ts';
import { judgeContent, readProject } from '../../../packages/monitor/ready/judge-content.ts';
import { defaultLanguage, languages, type Language } from '../../../packages/i18n/languages.ts';
import { readyTexts } from '../../../packages/i18n/ready.ts';
import { makeFolder } from '../../support/make-folder.ts';

const fixture = join(import.meta.dirname, '../../fixture/src/content');
const pages = [
  ...['about/charter', 'about/ombudsman', 'certificate-verify', 'contact'],
  ...['privacy', 'terms', 'membership/become/terms'],
];

/** A site that is ready to go live, and how to change its content. */
function createContent() {
  const root = makeFolder();
  const write = (path: string, text: string) => {
    const file = join(root, 'src/content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const settings = parseDocument(readFileSync(join(fixture, 'settings.yaml'), 'utf8'));
  const set = (change: (document: Document) => void) => {
    change(settings);
    write('settings.yaml', settings.toString());
  };
  const page = (id: string, text = 'Text.', fields = 'lastReviewed: 2026-11-18\n') =>
    languages.forEach((language) =>
      write(`pages/${id}/${language}.mdx`, `---\ntitle: Page\n${fields}---\n\n${text}\n`),
    );
  set((document) => {
    for (const name of ['demonstrationNotice', 'previewBanner']) document.delete(name);
    document.set('demonstrationCertificates', false);
    document.set('site', 'https://www.federation.in');
    document.setIn(['contact', 'email'], 'office@federation.in');
    document.deleteIn(['contact', 'ombudsmanEmail']);
    document.setIn(['contact', 'phone'], '011-2345 6789');
    document.set('portal', { ours: true, api: 'https://portal.federation.in/api/v1' });
    document.set('holidays', []);
    document.setIn(['visitorLookup', 'mode'], 'off');
  });
  write('navigation.yaml', 'main: []\n');

  write(
    'search.yaml',
    `answers:\n  - page: /contact\n    typed: { en: reach us, hi: संपर्क }\nsynonyms: { en: [], hi: [] }\n`,
  );
  for (const id of pages) page(id);
  for (const language of languages)
    write(`notices/first/${language}.mdx`, '---\ntitle: First\n---\n\nText.\n');
  const judge = (language: Language = defaultLanguage) =>
    judgeContent(readProject(root), readyTexts[language].checks);
  return { root, set, page, write, judge };
}

type Content = ReturnType<typeof createContent>;

const draftDocument = '---\ndraft: true\nname: Guide\n---\n\nText.\n';

const cases: [check: string, grade: 'red' | 'amber', change: (content: Content) => void][] = [
  ['address', 'red', ({ set }) => set((to) => to.set('site', 'https://www.federation.example'))],
  ['invented', 'red', ({ page }) => page('terms', 'Text.', 'demonstration: true\n')],
  ['preview', 'red', ({ set }) => set((to) => to.set('previewBanner', { en: 'A', hi: 'A' }))],
  ['says', 'red', ({ page }) => page('contact', 'This site is a demonstration.')],
  ['says', 'red', ({ page }) => page('contact', 'यह महासंघ काल्पनिक है।')],
  ['contacts', 'red', ({ set }) => set((to) => to.setIn(['contact', 'email'], 'a@b.example'))],
  ['gaps', 'red', ({ page }) => page('contact', 'HttpGet at [Town].')],
  ['gaps', 'red', ({ set }) => set((to) => to.setIn(['contact', 'address', 'hi'], '[शहर]'))],
  ['questions', 'amber', ({ page }) => page('contact', 'Text.', 'questions: [When?]\n')],
  ['drafts', 'amber', ({ page }) => page('other', 'Text.', 'draft: true\n')],
  ['drafts', 'amber', ({ write }) => write('downloads/guide/en.mdx', draftDocument)],
  ['privacy', 'red', ({ page }) => page('privacy', 'Text.', '')],
  ['reviews', 'amber', ({ page }) => page('contact', 'Text.', '')],
  ['days', 'amber', ({ page }) => page('contact', 'You hear within two working days.', '')],
  ['charter', 'red', ({ page }) => page('about/charter', 'Text.', 'draft: true\n')],
  ['ombudsman', 'amber', ({ page }) => page('about/ombudsman', 'Text.', 'draft: true\n')],
  [
    'notices',
    'amber',
    ({ root }) => rmSync(join(root, 'src/content/notices'), { recursive: true }),
  ],
  ['searchWords', 'amber', ({ page }) => page('contact', 'Text.', 'draft: true\n')],
  ['languages', 'amber', ({ root }) => rmSync(join(root, 'src/content/pages/contact/hi.mdx'))],
  [
    'holidays',
    'amber',
    ({ set }) =>
      set((to) =>
        to.set('holidays', [{ day: '2027-03-22', name: { en: 'A', hi: 'A' }, unconfirmed: true }]),
      ),
  ],
  [
    'lookUpService',
    'amber',
    ({ set }) => set((to) => to.setIn(['visitorLookup', 'mode'], 'automatic')),
  ],
  ['httpsOnly', 'amber', ({ set }) => set((to) => to.set('hstsPreload', true))],
];

test('a site of its own content is ready', () => {
  const results = createContent().judge();
  expect(results.filter(({ grade }) => grade !== 'green')).toEqual([]);
  expect(results.length).toBeGreaterThan(15);
});

test.each(cases)('a fault of “%s” is %s', (name, grade, change) => {
  const content = createContent();
  change(content);
  expect(content.judge().find(({ check }) => check === name)?.grade).toBe(grade);
});

test('a passage of the demonstration and a link leave nothing to do', () => {
  const { page, judge } = createContent();
  page('contact', '<Demonstration>\n\nThis is invented.\n\n</Demonstration>\n\n[Write](/contact).');
  expect(judge().filter(({ grade }) => grade !== 'green')).toEqual([]);
});

test('without certificates nobody asks for the Charter that they name', () => {
  const { page, judge } = createContent();
  for (const id of ['about/charter', 'certificate-verify']) page(id, 'Text.', 'draft: true\n');
  expect(judge().find(({ check }) => check === 'charter')?.grade).toBe('green');
});

test.each(languages)('the list of things to do is in %s', (language) => {
  const { page, judge } = createContent();
  page('privacy', 'Text.', '');
  const { lines, isReady } = describeResults(judge(language), [], language);
  expect(isReady).toBe(false);
  expect(lines.at(-1)).toBe(readyTexts[language].wait);
  expect(lines.join('\n')).toContain('pages/privacy');
  expect(lines.join('\n')).not.toMatch(/\{\w+\}/);
});
