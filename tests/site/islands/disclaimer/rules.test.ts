import { expect, test } from 'vitest';
import { shouldShowDisclaimer, type PageLoad } from '../../../../src/islands/disclaimer/rules.ts';

const origin = 'https://ifsf.example';
const entering: PageLoad = { navigation: 'navigate', referrer: '', origin, dismissed: false };

test.for<[title: string, load: Partial<PageLoad>, shown: boolean]>([
  ['is shown on entering by a bookmark or a typed address', {}, true],
  ['is shown on entering from another site', { referrer: 'https://search.example/?q=ifsf' }, true],
  [
    'is shown on entering from a site whose address begins like this one',
    { referrer: `${origin}.elsewhere.test/` },
    true,
  ],
  [
    'is shown where the browser does not tell how the page was come to',
    { navigation: undefined },
    true,
  ],
  [
    'is shown on coming back to the page by which one entered',
    { navigation: 'back_forward' },
    true,
  ],
  ['is shown again on a reload', { navigation: 'reload' }, true],
  [
    'is shown again on a reload of a page come to by a click inside the site',
    { navigation: 'reload', referrer: `${origin}/about` },
    true,
  ],
  ['is not shown on a click inside the site', { referrer: `${origin}/about/charter` }, false],
  ['is not shown where only the origin of the page before is told', { referrer: origin }, false],
  [
    'is not shown on going back inside the site',
    { navigation: 'back_forward', referrer: `${origin}/contact` },
    false,
  ],
  ['is not shown once it was dismissed', { dismissed: true }, false],
  [
    'is not shown on a reload once it was dismissed',
    { dismissed: true, navigation: 'reload' },
    false,
  ],
])('the disclaimer %s', ([, load, shown]) => {
  expect(shouldShowDisclaimer({ ...entering, ...load })).toBe(shown);
});
