import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settings } from '../../src/data/settings.ts';
import { defaultLanguage, translationLanguages } from '../../packages/i18n/languages.ts';
import { getIslandTexts } from '../../packages/i18n/strings.ts';
import { toLines, type Fault } from '../../tests/support/faults.ts';
import {
  addPseudoLanguage,
  pseudoLanguage,
} from '../../tests/support/pseudo-language/add-language.ts';
import { collectAllowed } from '../../tests/support/pseudo-language/allowed.ts';
import { findEnglishInFile } from '../../tests/support/pseudo-language/find-english-in-file.ts';
import {
  findEnglishInPage,
  type Allowed,
} from '../../tests/support/pseudo-language/find-english.ts';
import { toPseudo } from '../../tests/support/pseudo-language/words.ts';
import { copySite } from '../../tests/support/site-copy.ts';
import { serveSite } from '../../tests/support/site-server.ts';
import { exampleNumber, unknownNumber } from '../support/certificates.ts';
import { findOverflow } from '../support/overflow.ts';
import { expect, open, test as base } from '../support/test.ts';

/** A copy of the site with the pseudo-language, built and served. */
interface NewSite {
  root: string;
  /** The entries that have no translation. */
  untranslated: string[];
  origin: string;
}

const test = base.extend<object, { site: NewSite }>({
  site: [
    async ({}, use) => {
      const copy = copySite();
      const untranslated = addPseudoLanguage(copy.root);
      await copy.build();
      const server = await serveSite(join(copy.root, 'dist'));
      await use({ root: copy.root, untranslated, origin: server.origin });
      await server.close();
      copy.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

// One worker builds the site for all tests of this file.
test.describe.configure({ mode: 'default' });
test.use({
  // Motion has tests of its own.
  contextOptions: { reducedMotion: 'reduce' },
  lookUp: 'unasked',
  viewport: { width: 320, height: 640 },
});

/** The built files of a language, with `*` in place of its code. */
function filesOf({ root }: NewSite, language: string): string[] {
  const code = new RegExp(`(?<=^|[/-])${language}(?=[/.])`);
  return readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) => code.test(name) && !/^(pagefind|_astro|name-)/.test(name) && /\.\w+$/.test(name),
    )
    .map((name) => name.replace(code, '*'))
    .sort();
}

test('A new language has every page, feed, calendar and other file that the other translations have (I18N-1)', ({
  site,
}) => {
  const files = filesOf(site, pseudoLanguage);
  // The file of a text exists if the text does.
  const ofUntranslated = site.untranslated.map((entry) => `files/${entry}-*.`);
  for (const language of translationLanguages)
    expect(files).toEqual(
      filesOf(site, language).filter(
        (name) => !ofUntranslated.some((start) => name.startsWith(start)),
      ),
    );
});

test('No English is left in a new language but facts and content without a translation, which is marked (I18N-3, I18N-4)', async ({
  site,
}) => {
  const allowed = collectAllowed(site.root);
  const files = filesOf(site, pseudoLanguage).map((name) => name.replace('*', pseudoLanguage));
  const faults: Fault[] = [];
  // The data of the search holds what people type, in every language.
  for (const where of files.filter((name) => !/\.(png|svg)$|^\/?search\//.test(name)))
    faults.push(
      ...(await findEnglishInFile(join(site.root, 'dist', where), allowed)).map((what) => ({
        what,
        where,
      })),
    );
  expect(toLines(faults)).toEqual([]);
});

/** The addresses of the pages of the new language with some markup. */
function pathsWith(site: NewSite, markup: string): string[] {
  return filesOf(site, pseudoLanguage)
    .filter((name) => name.endsWith('.html') && !name.endsWith('/404.html'))
    .map((name) => name.replace('*', pseudoLanguage))
    .filter((name) => readFileSync(join(site.root, 'dist', name), 'utf8').includes(markup))
    .map((name) => `/${name.slice(0, -'.html'.length)}`);
}

/** Finds English that is left on the page as it is now, and parts that do not fit. */
async function findFaults(page: Page, allowed: Allowed, where: string): Promise<Fault[]> {
  const found = [
    ...findEnglishInPage(await page.content(), allowed),
    ...(await findOverflow(page, 'body')),
  ];
  return found.map((what) => ({ what, where }));
}

test('Every page of a new language fits on 320 px with normal and with large text, and its scripts write no English (A11Y-2, A11Y-3, I18N-4)', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  // Makes the reference of an error page digits, so that random letters never look like a word.
  await page.addInitScript(() => (Math.random = () => 0.999));
  const allowed = collectAllowed(site.root);
  const faults: Fault[] = [];
  for (const path of pathsWith(site, '<main')) {
    await open(page, path);
    for (const size of ['normal', 'large']) {
      await page.evaluate((value) => (document.documentElement.dataset.textSize = value), size);
      faults.push(...(await findFaults(page, allowed, `${path} with ${size} text`)));
    }
  }
  expect(toLines(faults)).toEqual([]);
});

test('The messages of forms are in a new language too, and fit on 320 px (I18N-4, A11Y-2)', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const allowed = collectAllowed(site.root);
  const faults: Fault[] = [];
  const paths = pathsWith(site, 'action="mailto:');
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await open(page, path);
    for (const tab of [undefined, ...(await page.getByRole('tab').all())]) {
      await tab?.click();
      for (const form of await page.getByRole('main').getByRole('form').all()) {
        await form.getByRole('button').last().click();
        await expect(form.locator('[aria-invalid]').first()).toBeVisible();
        faults.push(...(await findFaults(page, allowed, `${path} with an empty form`)));
        for (const field of await form.getByRole('textbox').all()) await field.fill('12');
        faults.push(
          ...(await findFaults(page, allowed, `${path} with a form that is filled in wrongly`)),
        );
      }
    }
  }
  expect(toLines(faults)).toEqual([]);
});

test('The result of a verification is in a new language too, and fits on 320 px (I18N-4, A11Y-2)', async ({
  page,
  site,
}) => {
  const { certificateVerifier, certificateResult } = getIslandTexts(defaultLanguage);
  const allowed = collectAllowed(site.root);
  const faults: Fault[] = [];
  const [path = ''] = pathsWith(site, '&quot;by&quot;:[0,&quot;number&quot;]');
  await open(page, path);
  const number = page.getByLabel(toPseudo(certificateVerifier.number.label), { exact: true });
  for (const { typed, heading } of [
    { typed: 'hello', heading: certificateResult.headings['wrong-format'] },
    { typed: unknownNumber, heading: certificateResult.headings['not-found'] },
    ...(settings.demonstrationCertificates
      ? [{ typed: exampleNumber, heading: certificateResult.headings.example }]
      : []),
  ]) {
    await number.fill(typed);
    await number.press('Enter');
    await expect(page.getByRole('heading', { name: toPseudo(heading) })).toBeVisible();
    faults.push(...(await findFaults(page, allowed, `the result for ${typed}`)));
  }
  expect(toLines(faults)).toEqual([]);
});
