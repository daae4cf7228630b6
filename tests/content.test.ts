import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../scripts/content/check.ts';
import { formatFault } from '../scripts/content/explain.ts';
import { readMdx } from '../scripts/content/read.ts';
import { languages } from '../src/i18n/languages.ts';
import { pagedCollections } from '../src/lib/paths.ts';

const root = process.cwd();
const report = checkContent(root);

/** The texts of some files, by their paths. */
function readAll(...patterns: string[]): [path: string, text: string][] {
  return globSync(patterns, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8').normalize('NFC')]);
}

/** Where a pattern stands, as `path, line n: text`. */
function find(files: [path: string, text: string][], pattern: RegExp): string[] {
  return files.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const found = pattern.exec(line);
      return found ? [`${path}, line ${index + 1}: ${found[0]}`] : [];
    }),
  );
}

test('the content has no fault (CONT-1)', () => {
  expect(report.faults.map(formatFault).join('\n\n')).toBe('');
});

test('every entry is translated', () => {
  expect(report.untranslated, 'Add the file of the language to each of these entries.').toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const files = ['pages', ...pagedCollections].flatMap((collection) =>
    globSync(`src/content/${collection}/**/${language}.mdx`, { cwd: root }).map((path) => readMdx(root, join(root, path))),
  );

  /** The texts that stand in more than one entry, with the entries. */
  function repeated(fieldOf: (data: Record<string, unknown>) => unknown): Record<string, string[]> {
    const paths = new Map<string, string[]>();
    for (const { path, data } of files) {
      const value = String(fieldOf(data as Record<string, unknown>));
      paths.set(value, [...(paths.get(value) ?? []), path]);
    }
    return Object.fromEntries([...paths].filter(([, found]) => found.length > 1));
  }

  test('no two pages have the same title (NAV-1)', () => {
    expect(repeated(({ title }) => title)).toEqual({});
  });

  test('no two pages have the same description', () => {
    expect(repeated(({ description, summary, caption }) => description ?? summary ?? caption)).toEqual({});
  });
});

/** The components of a text with what they are set to, and where its links lead: all that is not words. */
function frameOf(path: string): string[] {
  const { body } = readMdx(root, join(root, path));
  const components = [...body.matchAll(/<([A-Z]\w*)([^>]*)>/g)].map(
    ([, name, attributes = '']) => `<${name}${attributes.replaceAll(/\s(?:title|label|moreLabel|value|when)="[^"]*"/g, '').trimEnd()}>`,
  );
  return [
    ...components,
    ...[...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/^(mailto:.*)\?.*/, '$1')).sort(),
  ];
}

test('a translation has the components and the links of its original', () => {
  for (const path of globSync('src/content/**/hi.mdx', { cwd: root }))
    expect.soft(frameOf(path), path).toEqual(frameOf(path.replace(/hi\.mdx$/, 'en.mdx')));
});

describe('the glossary', () => {
  const hindi = readAll('src/content/**/hi.mdx', 'src/content/*.yaml', 'src/i18n/strings.hi.ts', 'src/islands/*/strings.ts');

  test.each([
    ['हिंदी', 'हिन्दी'],
    ['अंग्रेजी', 'अंग्रेज़ी'],
    ['फैन्टेसी', 'फैंटेसी'],
    ['फ़ैंटेसी', 'फैंटेसी'],
    ['फैंटसी', 'फैंटेसी'],
    ['प्लेटफॉर्म', 'प्लेटफ़ॉर्म'],
    ['फाइल', 'फ़ाइल'],
    ['ताजा', 'ताज़ा'],
    ['प्रमाण पत्र', 'प्रमाणपत्र'],
    ['प्रमाण-पत्र', 'प्रमाणपत्र'],
    ['सर्टिफिकेट', 'प्रमाणपत्र'],
    ['दिशा-निर्देश', 'दिशानिर्देश'],
    ['दिशा निर्देश', 'दिशानिर्देश'],
    ['ओम्बड्समैन', 'लोकपाल'],
    ['ऑपरेटर', 'संचालक'],
    ['यूज़र', 'उपयोगकर्ता'],
    ['मेंबर', 'सदस्य'],
    ['सर्कुलर', 'परिपत्र'],
    ['वर्कशॉप', 'कार्यशाला'],
    ['कॉन्फ्रेंस', 'सम्मेलन'],
    ['फीडबैक', 'प्रतिक्रिया'],
    ['ई-गवर्नेंस', 'ई-शासन'],
    ['प्रेस रिलीज', 'प्रेस विज्ञप्ति'],
    ['साइटमैप', 'साइट मानचित्र'],
    ['ज़िम्मेदार गेमिंग', 'उत्तरदायी गेमिंग'],
    ['सुलभता', 'सुगम्यता'],
    ['दांव', 'दाँव'],
  ])('does not know %s; write %s', (wrong, right) => {
    expect(find(hindi, new RegExp(wrong.normalize('NFC'))), `Write ${right}.`).toEqual([]);
  });

  test('has the digits 0 to 9 in Hindi too', () => {
    expect(find(hindi, /[०-९]/)).toEqual([]);
  });

  test('ends a Hindi sentence with a danda, without a space before it', () => {
    expect(find(hindi, /\s।/)).toEqual([]);
  });
});

test('nothing is left to be written', () => {
  const files = readAll('src/content/**/*.mdx', 'src/content/*.yaml', 'src/i18n/*.ts', 'src/islands/*/strings.ts');
  expect(find(files, /\b(TODO|FIXME|TBD|lorem|ipsum)\b/i)).toEqual([]);
});

test('a link of the content never names an http address, which is not safe', () => {
  expect(find(readAll('src/content/**/*.mdx', 'src/content/*.yaml'), /\bhttp:\/\/\S+/)).toEqual([]);
});
