import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { verifyPath } from '../../packages/certificates/shared/issuer.ts';
import demonstration from '../fixture/packages/certificates/published/demonstration.json' with { type: 'json' };
import { gunzipSync } from 'node:zlib';
import { readPdfText } from '../support/pdf.ts';
import { listFixture } from '../fixture/fixture-site.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

/** A step of a guide: a code block, and the instruction in its first line. */
interface Step {
  action: 'file' | 'add' | 'change';
  path: string;
  code: string;
}

const guides = ['first-hour', 'add-a-collection', 'add-a-component'].map((name) =>
  readFileSync(`docs/developers/${name}.md`, 'utf8'),
);
const [, , componentGuide = ''] = guides;
const steps: Step[] = guides.flatMap((guide) =>
  [...guide.matchAll(/^```\w+ (file|add|change)=(\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, action, path = '', code = '']) => ({ action: action as Step['action'], path, code }),
  ),
);

/** The new component as the guide writes it into a text. */
const [, componentInText = ''] = /^```mdx text\n([\s\S]*?)^```$/m.exec(componentGuide) ?? [];
const saidInText = 'A rule that nobody understands protects nobody.';

/** Runs the steps of the guide. */
function follow(root: string, { action, path, code }: Step): void {
  const file = join(root, path);
  if (action === 'file') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    return;
  }
  const text = readFileSync(file, 'utf8');
  if (action === 'add') {
    const end = text.lastIndexOf('\n}') + 1;
    writeFileSync(file, text.slice(0, end) + code + text.slice(end));
    return;
  }
  const changed = code.split('@@\n').reduce((now, part) => {
    const [before = '', after = ''] = [/^\+.*\n/gm, /^-.*\n/gm].map((others) =>
      part.replaceAll(others, '').replaceAll(/^[-+ ]/gm, ''),
    );
    const around = now.split(before);
    expect(around, `${path} has these lines once:\n${before}`).toHaveLength(2);
    return around.join(after);
  }, text);
  writeFileSync(file, changed);
}

/**
 * Runs the steps of the office’s document for going live. Builds are slow, so this shares the copy
 * with the new collection.
 */
function switchOffDemonstration(root: string): void {
  const file = join(root, 'src/content/settings.yaml');
  const settings = parseDocument(readFileSync(file, 'utf8'));
  settings.set('demonstrationCertificates', false);
  settings.addIn(['redirects'], { from: '/certificate-verify/examples', to: verifyPath });
  writeFileSync(file, settings.toString({ lineWidth: 0 }));
  const page = join(root, 'src/content/pages/certificate-verify/examples/en.mdx');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^title:/m, 'draft: true\n$&'));
}

let copy: SiteCopy;
const read = (path: string) => readFileSync(join(copy.root, 'dist', path), 'utf8');
const open = (path: string) => new DOMParser().parseFromString(read(path), 'text/html');

beforeAll(async () => {
  copy = copySite(listFixture(process.cwd()));
  for (const step of steps) follow(copy.root, step);
  const placed = join(copy.root, 'src/content/tenders/office-chairs/en.mdx');
  writeFileSync(placed, `${readFileSync(placed, 'utf8')}\n${componentInText}`);
  const translated = placed.replace('en.mdx', 'hi.mdx');
  writeFileSync(
    translated,
    `${readFileSync(translated, 'utf8')}\n${componentInText.replace('The Secretary General', 'महासचिव').replace(saidInText, 'जो नियम कोई नहीं समझता, वह किसी की रक्षा नहीं करता।')}`,
  );
  // Adds a second record, so that one comes before and one after.
  const entry = join(copy.root, 'src/content/tenders');
  mkdirSync(join(entry, 'website-audit'));
  for (const language of ['en', 'hi']) {
    const text = readFileSync(join(entry, `office-chairs/${language}.mdx`), 'utf8');
    const other = text
      .replace('kind: goods', 'kind: services')
      .replace('date: 2026-11-18', 'date: 2025-06-02');
    const title = language === 'en' ? 'Audit 2025' : 'अंकेक्षण 2025';
    writeFileSync(
      join(entry, `website-audit/${language}.mdx`),
      other.replace(/^title: .*$/m, `title: ${title}`),
    );
  }
  const partner = join(copy.root, 'src/content/partners/kaverivan-law-school/en.mdx');
  writeFileSync(partner, readFileSync(partner, 'utf8').replace(/^kind: .*$/m, '$&\nsince: 2021'));
  switchOffDemonstration(copy.root);
  await copy.build();
}, 600_000);

afterAll(() => copy.remove());

describe.each([
  {
    prefix: '',
    name: 'Tenders',
    one: 'Tender',
    kinds: ['Goods', 'Services'],
    title: 'Chairs for the office',
    other: 'Audit 2025',
    closing: '31 January 2027',
  },
  {
    prefix: 'hi/',
    name: 'निविदाएँ',
    one: 'निविदा',
    kinds: ['सामान', 'सेवाएँ'],
    title: 'कार्यालय के लिए कुर्सियाँ',
    other: 'अंकेक्षण 2025',
    closing: '31 जनवरी 2027',
  },
])('a new collection has, in /$prefix,', ({ prefix, name, kinds, title, other, closing }) => {
  const path = `/${prefix}tenders`;

  test('a list page with a card for each record and filters that were not written for it', () => {
    const page = open(`${prefix}tenders.html`);
    expect(page.querySelector('h1')?.textContent).toBe(name);
    const cards = [...page.querySelectorAll('main li h3')].map((heading) =>
      heading.textContent.trim(),
    );
    expect(cards).toEqual([title, other]);
    expect(
      [...page.querySelectorAll('main button')].map((button) => button.textContent.trim()),
    ).toEqual(expect.arrayContaining(kinds));
    expect(page.querySelector(`main img[src="/covers/tenders/office-chairs.svg"]`)).not.toBeNull();
  });

  test('a page for each record, with breadcrumbs, its facts, its files and the record before it', () => {
    const page = open(`${prefix}tenders/office-chairs.html`);
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(
      [...page.querySelectorAll(`main nav a[href="${path}"]`)].map((link) =>
        link.textContent.trim(),
      ),
    ).toContain(name);
    expect(page.querySelector('main time[datetime="2027-01-31"]')?.textContent).toBe(closing);
    const language = prefix ? 'hi' : 'en';
    expect(
      page.querySelector(`main a[href="/files/tenders/office-chairs-${language}.pdf"]`),
    ).not.toBeNull();
    expect(read(`files/tenders/office-chairs-${language}.pdf`).startsWith('%PDF-')).toBe(true);
    expect(page.querySelector(`main a[href="${path}/website-audit"][rel="prev"]`)).not.toBeNull();
  });

  test('structured data, a share picture and alternates in each language', () => {
    const page = open(`${prefix}tenders/office-chairs.html`);
    const data = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    ) as { '@graph': object[] };
    expect(data['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'Article', headline: title, datePublished: '2026-11-18' }),
    );
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /\/tenders\/office-chairs\.png$/,
    );
    expect(existsSync(join(copy.root, `dist/og/${prefix}tenders/office-chairs.png`))).toBe(true);
    expect(page.querySelector('link[hreflang="hi"]')?.getAttribute('href')).toMatch(
      /\/hi\/tenders\/office-chairs$/,
    );
  });

  test('feeds, named in the head of its pages', () => {
    expect(read(`${prefix}feeds/tenders.xml`)).toContain(title);
    expect(read(`${prefix}feeds/all.xml`)).toContain(title);
    const items = JSON.parse(read(`${prefix}feeds/tenders.json`)) as { items: { title: string }[] };
    expect(items.items.map((item) => item.title)).toContain(title);
    expect(
      open(`${prefix}tenders.html`).querySelector(`link[href="/${prefix}feeds/tenders.xml"]`),
    ).not.toBeNull();
  });

  test('a type in the search, suggestions and a place in the sitemap', () => {
    expect(read(`${prefix}search.html`)).toContain(name);
    expect(read(`search/${prefix ? 'hi' : 'en'}.json`)).toContain(title);
    expect(read('sitemap.xml')).toContain(`${path}/office-chairs</loc>`);
    expect(read('sitemap.xml')).toContain(`${path}</loc>`);
  });
});

test('a new collection has open data with a schema', () => {
  const data = JSON.parse(read('data/tenders.json')) as { records: object[] };
  expect(data.records).toContainEqual(
    expect.objectContaining({ id: 'office-chairs', closesOn: '2027-01-31' }),
  );
  expect(read('data/tenders.schema.json')).toContain('The last day for bids, in India.');
  expect(open('open-data.html').querySelector('a[href="/data/tenders.json"]')).not.toBeNull();
});

test('the content check explains a wrong field of a new collection, and what a new rule finds', async () => {
  const file = join(copy.root, 'src/content/tenders/office-chairs/en.mdx');
  const text = readFileSync(file, 'utf8').replace('closesOn: 2027-01-31', 'closesOn: soon');
  writeFileSync(file, text.replace('closing day.', 'closing day!!'));
  const errors = await copy.run('scripts/content.ts').catch(String);
  expect(errors).toMatch(
    /src\/content\/tenders\/office-chairs\/en\.mdx, line 6\n {2}closesOn: "soon" is not a day of the calendar\n {2}Expected: The last day for bids.*\n {2}Example: {2}closesOn: 2027-01-31/,
  );
  expect(errors).toMatch(/office-chairs\/en\.mdx, line 9\n {2}text: there are exclamation marks/);
});

test('the fields of a new collection have labels for editors in each language', async () => {
  const script = `import('./packages/content-model/fields/field-texts.ts').then(async ({ getFieldLabel }) => {
    const { tenders } = await import('./packages/content-model/collections/tenders.ts');
    const { closesOn } = tenders.facts({ document: () => ({ meta: () => ({ optional: () => undefined }) }) });
    console.log(['en', 'hi'].map((language) => getFieldLabel(closesOn, language)).join('|'));
  });`;
  expect((await copy.run('--eval', script)).trim()).toBe('Closing day|अंतिम तिथि');
});

test.each([
  ['a word', 'contact.html', 'main dt', 'Call us'],
  ['a word', 'hi/contact.html', 'main dt', 'हमें फ़ोन करें'],
  ['a component', 'request-certificate.html', '.title:has(svg)', 'Who may see a certificate'],
  ['a collection', 'membership/partners.html', 'main li dd', 'Partner since 2021'],
  ['a collection', 'hi/membership/partners.html', 'main li dd', '2021 से सहयोगी'],
  ['a form', 'contact.html', 'main form label', 'Organization (optional)'],
])('the first hour changes %s: %s', (_, page, selector, words) => {
  const found = [...open(page).querySelectorAll(selector)].map((one) => one.textContent.trim());
  expect(found).toContain(words);
});

test('the portal takes the new field of a form', async () => {
  const script = `import('./packages/portal/contract/payloads.ts').then(({ contactMessagePayload }) =>
    console.log(Object.keys(contactMessagePayload.entries)));`;
  expect(await copy.run('--eval', script)).toContain("'organization'");
});

describe('a new component', () => {
  test('is on the page of a record whose text places it', () => {
    const quotation = open('tenders/office-chairs.html').querySelector('main figure blockquote');
    expect(quotation?.textContent.trim()).toBe(saidInText);
    expect(quotation?.nextElementSibling?.textContent).toBe('The Secretary General');
  });

  test('is in the PDF made from the text', async () => {
    const pdf = readFileSync(join(copy.root, 'dist/files/tenders/office-chairs-en.pdf'));
    const text = await readPdfText(pdf);
    expect(text).toContain(saidInText);
    expect(text).toContain('The Secretary General');
  });

  test('is found by the search', () => {
    const fragments = readdirSync(join(copy.root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.pf_fragment'))
      .map((name) => gunzipSync(readFileSync(join(copy.root, 'dist', name))).toString());
    const found = fragments.filter((fragment) => fragment.includes(saidInText));
    expect(found.map((fragment) => /"url":"([^"]*)"/.exec(fragment)?.[1])).toContainEqual(
      expect.stringContaining('/tenders/office-chairs'),
    );
  });

  test('is at the desk in its group, with its purpose and a form of its attributes', async () => {
    const script = `Promise.all([import('./packages/desk/server/api.ts'), import('./packages/desk/server/desk.ts')]).then(
      async ([{ createApi }, { createDesk }]) => {
        const headers = { 'content-type': 'application/json' };
        const question = { method: 'POST', headers, body: JSON.stringify({ language: 'hi' }) };
        const answer = await createApi(createDesk(process.cwd())).request('/start', question);
        const { components } = await answer.json();
        console.log(JSON.stringify(components.find(({ name }) => name === 'Quotation')));
      },
    );`;
    expect(JSON.parse(await copy.run('--eval', script))).toMatchObject({
      group: 'पाठ',
      purpose: 'किसी का कथन, बोलने वाले के नाम के साथ।',
      hasText: true,
      schema: { properties: { speaker: { title: 'वक्ता' }, source: { title: 'स्रोत' } } },
    });
  });
});

describe('a site whose demonstration certificates are switched off', () => {
  const names = () =>
    readdirSync(join(copy.root, 'dist'), { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    );

  test('has no key set, type, status list, look-up, document or page of the demonstration', () => {
    expect(
      names().filter((name) =>
        /^demonstration\b|^certificate-verify\/(demonstration|examples)|certificate-verify\/examples/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });

  test('leads nowhere to them, and trusts none of their keys', () => {
    const addresses =
      /["'(](?:https?:\/\/[\w.-]+)?(?:\/hi)?\/(?:demonstration\/|certificate-verify\/(?:demonstration|examples))[^"')]*/g;
    const found = names().flatMap((name) => {
      if (!/\.(html|js|xml|json|txt|webmanifest)$/.test(name)) return [];
      const text = read(name);
      // The code of the verifier contains the addresses; without a key it does not use them.
      const links = name.endsWith('.js') ? [] : (text.match(addresses) ?? []);
      const keys = demonstration.keys
        .filter(({ x }) => text.includes(x))
        .map(({ kid }) => `key ${kid}`);
      return [...links, ...keys].map((what) => `${name}: ${what}`);
    });
    expect(found).toEqual([]);
  });

  test('verifies certificates as before', () => {
    for (const prefix of ['', 'hi/']) {
      const page = open(`${prefix}certificate-verify.html`);
      expect(
        page.querySelector('astro-island[component-export="CertificateVerifier"]'),
      ).not.toBeNull();
      expect(
        page.querySelector(`a[href="/${prefix}certificate-verify/for-verifiers"]`),
      ).not.toBeNull();
    }
  });
});
