import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { settingsSchema } from '../../packages/content-model/settings/settings.ts';

const text = readFileSync('src/content/settings.yaml', 'utf8');

/** Tells whether the settings of the fixture are still accepted after a change. */
function accepts(path: (string | number)[], value: unknown): boolean {
  const document = parseDocument(text);
  document.setIn(path, value);
  return settingsSchema.safeParse(document.toJS()).success;
}

test('a badge has all of its evidence or none (PRIV-3)', () => {
  const name = { en: 'ISO 27001 Certified', hi: 'ISO 27001 प्रमाणित' };
  const evidence = {
    issuer: 'Bureau',
    scope: 'Hosting',
    validUntil: '2027-03-31',
    link: 'https://issuer.example/1',
  };
  expect(accepts(['badges'], [{ name }])).toBe(true);
  expect(accepts(['badges'], [{ name, evidence }])).toBe(true);
  for (const part of Object.keys(evidence))
    expect
      .soft(accepts(['badges'], [{ name, evidence: { ...evidence, [part]: undefined } }]), part)
      .toBe(false);
});

test('the look-up of the visitor is automatic, on request or off, and nothing else (PRIV-1)', () => {
  expect(
    ['automatic', 'on-request', 'off', 'always'].map((mode) =>
      accepts(['visitorLookup', 'mode'], mode),
    ),
  ).toEqual([true, true, true, false]);
});

test.each([
  [['site'], 'http://www.ifsf.example'],
  [['portal', 'login'], 'portal.ifsf.example'],
  [['visitorLookup', 'url'], 'http://ipapi.co/json/'],
  [['contact', 'email'], 'support'],
  [['officeHours', 0, 'opens'], '9 AM'],
  [['officeHours', 0, 'days'], []],
  [['tickers', 'headerSeconds'], -45],
  [['tickers', 'bottomSeconds'], 0],
  [['tickers', 'maxItems'], 0],
  [['certificatePrefix'], 'ifsf'],
  [['name'], 'Indian Fantasy Sports Federation'],
  [['name', 'hi'], 'म'.repeat(65)],
  [['previewBanner', 'en'], 'a'.repeat(111)],
])('the setting %j may not be %j', (path, value) => {
  expect(accepts(path, value)).toBe(false);
});

test('a site with a real address can’t say that its federation is invented', () => {
  const withNotice = (site: string, notice?: object) => {
    const document = parseDocument(text);
    document.setIn(['site'], site);
    document.setIn(['demonstrationCertificates'], false);
    if (notice) document.setIn(['demonstrationNotice'], notice);
    else document.deleteIn(['demonstrationNotice']);
    return settingsSchema.safeParse(document.toJS()).success;
  };
  const notice = { en: 'This federation is invented.', hi: 'यह महासंघ काल्पनिक है।' };
  expect(withNotice('https://www.ifsf.example', notice)).toBe(true);
  expect(withNotice('https://www.ifsf.in', notice)).toBe(false);
  expect(withNotice('https://www.ifsf.in')).toBe(true);
});

test('a site with a real address can’t trust demonstration certificates', () => {
  const withSite = (site: string, demonstrationCertificates: unknown) => {
    const document = parseDocument(text);
    document.setIn(['site'], site);
    document.setIn(['demonstrationCertificates'], demonstrationCertificates);
    document.deleteIn(['demonstrationNotice']);
    return settingsSchema.safeParse(document.toJS()).success;
  };
  for (const site of [
    'https://www.ifsf.example',
    'https://example.org',
    'https://site.test',
    'https://localhost',
  ])
    expect([site, withSite(site, true), withSite(site, false)]).toEqual([site, true, true]);
  for (const site of [
    'https://www.ifsf.in',
    'https://example.in',
    'https://ifsf.example.in',
    'https://notexample.com',
  ])
    expect([site, withSite(site, true), withSite(site, false)]).toEqual([site, false, true]);
  expect(withSite('https://www.ifsf.example', undefined)).toBe(false);
});

test('a colour that can’t be read with ease is refused, with where', () => {
  const document = parseDocument(text);
  document.setIn(['colours', 'action'], '#7fb2ff');
  const { error } = settingsSchema.safeParse(document.toJS());
  expect(error?.issues[0]).toMatchObject({
    path: ['colours', 'action'],
    params: {
      message: 'colourUnreadable',
    },
  });
});

test('a site that is not a preview has neither banner nor opening dialog', () => {
  const document = parseDocument(text);
  document.deleteIn(['previewBanner']);
  document.deleteIn(['disclaimer']);
  expect(settingsSchema.safeParse(document.toJS()).success).toBe(true);
});
