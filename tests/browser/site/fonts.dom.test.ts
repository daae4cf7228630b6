import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setDuringTest } from '../../simulated-browser.ts';
import { fetchFonts } from '../../../src/browser/site/fonts.ts';
import early from '../../../src/browser/early/fonts.ts?script';
import preferences from '../../../src/browser/early/preferences.ts?script';

const fonts = '<link rel="preload" as="font" href="/text.woff2" media="not all"><style data-fonts=""></style>';

/** The simulated browser knows no rules for fonts. */
class FontRule {
  readonly type = 5;
}

beforeEach(() => {
  document.head.innerHTML = fonts;
});

afterEach(() => {
  delete document.documentElement.dataset.fonts;
  vi.unstubAllGlobals();
});

/** Runs the early scripts as a page would. */
const open = () => new Function(preferences + early).call(window);
const answer = (event: string) => document.querySelector('link')?.dispatchEvent(new Event(event));
const mediaOf = (selector: string) => document.querySelector(selector)?.getAttribute('media') ?? 'all';

test('a first page is painted without the fonts, then fetches them, and only its titles change', async () => {
  const added: string[] = [];
  vi.stubGlobal('CSSFontFaceRule', FontRule);
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(readonly family: string) {}
    },
  );
  setDuringTest(document, 'fonts', { add: ({ family }: FontFace) => added.push(family) });
  setDuringTest(document, 'styleSheets', [{ cssRules: [describe('"Eczar"', 'swap'), describe('"Noto Sans"', 'optional')] }]);
  open();
  expect(mediaOf('style')).toBe('not all');
  expect(mediaOf('link')).toBe('not all');

  const fetched = fetchFonts();
  expect(mediaOf('link')).toBe('all');
  expect(added).toEqual([]);
  answer('load');
  await fetched;
  expect(added).toEqual(['Eczar']);
  expect(mediaOf('style')).toBe('not all');
});

/** The rule of a font, as a browser reads it. */
function describe(family: string, display: string) {
  const values: Record<string, string> = { 'font-family': family, 'font-display': display };
  return Object.assign(new FontRule(), { style: { getPropertyValue: (name: string) => values[name] ?? '' } });
}

test.for([
  ['load', 'all'],
  ['error', 'not all'],
])('after the %s of the fonts, those of the next page are “%s” at its first paint', async ([event = '', media]) => {
  vi.stubGlobal('CSSFontFaceRule', FontRule);
  open();
  const fetched = fetchFonts();
  answer(event);
  await fetched;

  document.head.innerHTML = fonts;
  open();
  expect(mediaOf('style')).toBe(media);
  expect(mediaOf('link')).toBe(media);
});
