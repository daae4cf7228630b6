import { expect, test } from 'vitest';
import { settings } from '../../../src/content-model/settings.ts';
import { parse } from 'yaml';
import { renameMdx, renameYaml } from '../../../src/build/own/rename.ts';
import { createReplaceNames } from '../../../src/build/own/replace-names.ts';
import { readFields, readYaml } from '../../../src/build/desk/mdx-parts.ts';
import { settingsWith } from '../content-check/fixture.ts';

/** A federation in New Delhi. */
const old = settings.parse(
  parse(
    settingsWith((document) => {
      document.set('name', { en: 'First Federation', hi: 'पहला महासंघ' });
      document.set('shortName', { en: 'FF', hi: 'एफएफ' });
      document.set('certificatePrefix', 'FF');
      document.set('site', 'https://www.first.example');
      document.setIn(['contact', 'email'], 'office@first.example');
      document.setIn(['contact', 'ombudsmanEmail'], 'complaints@first.example');
      document.setIn(['contact', 'address'], {
        en: '1, Main Road\nNew Delhi 110 001',
        hi: '1, मुख्य मार्ग\nनई दिल्ली 110 001',
      });
    }),
    { schema: 'core' },
  ),
);

const rename = (changed: object, address = '7, River Road\nAhmedabad 380 009') =>
  createReplaceNames(old, {
    name: { en: 'Council of Gujarat', hi: 'गुजरात परिषद' },
    shortName: { en: 'CG', hi: 'सीजी' },
    certificatePrefix: 'CG',
    site: 'https://www.council.test',
    contact: {
      ...old.contact,
      email: 'us@council.test',
      ombudsmanEmail: 'ombudsman@council.test',
      address: { en: address, hi: address },
    },
    ...changed,
  });

test('names, numbers, addresses and the town are those of the other federation', () => {
  const text = [
    'FF (First Federation), FF-2026-1, of 1, Main Road, New Delhi 110 001, the courts of New Delhi.',
    'office@first.example complaints@first.example press@first.example www.first.example',
  ].join('\n');
  expect(rename({})(text, 'en')).toBe(
    [
      'CG (Council of Gujarat), CG-2026-1, of 7, River Road, Ahmedabad 380 009, the courts of Ahmedabad.',
      'us@council.test ombudsman@council.test us@council.test www.council.test',
    ].join('\n'),
  );
});

test.each([
  'Ahmedabad – 380 009',
  '380 009 Ahmedabad',
  'Ahmedabad\n380 009',
  'Ahmedabad 380 009, Gujarat',
])('of the lines “%s” the town is Ahmedabad', (lines) => {
  expect(rename({}, `7, River Road\n${lines}`)('in New Delhi', 'en')).toBe('in Ahmedabad');
});

test('a new name that holds an old one is written once', () => {
  const replaceNames = rename({
    name: { en: 'First Federation of New Delhi', hi: 'नई दिल्ली का पहला महासंघ' },
    shortName: { en: 'FFN', hi: 'एफएफएन' },
    certificatePrefix: 'FFN',
  });
  const renamed = 'First Federation of New Delhi, FFN, FFN-1';
  expect(replaceNames('First Federation, FF, FF-1', 'en')).toBe(renamed);
  // As in a text that is merged with a newer one.
  expect(replaceNames(renamed, 'en')).toBe(renamed);
});

test('a name may hold what YAML reads otherwise', () => {
  const name = "Players’ & Clubs’ Council: Goa, #1 – O’Neill's";
  const replaceNames = rename({ name: { en: name, hi: name } });
  const page =
    "---\ntitle: First Federation\nlead: 'Of First Federation'\nsources: [First Federation]\n---\n\nFirst Federation.\n";
  const renamed = renameMdx(page, 'en', replaceNames);
  expect(readFields(renamed)).toEqual({ title: name, lead: `Of ${name}`, sources: [name] });
  expect(renamed).toContain(`\n\n${name}.\n`);
  const menus = '# Of FF\nmain:\n  - label: { en: About First Federation, hi: पहला महासंघ }\n';
  expect(readYaml(renameYaml(menus, 'en', replaceNames))).toEqual({
    main: [{ label: { en: `About ${name}`, hi: name } }],
  });
});
