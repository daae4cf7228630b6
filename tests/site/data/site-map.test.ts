import { expect, test, vi } from 'vitest';
import { getSiteMap, type SiteMapItem } from '../../../src/data/site-map.ts';
import { getTranslator } from '../../../packages/i18n/strings.ts';

vi.mock('../../../src/data/settings.ts', async (load) => {
  const { anySources } = await import('../../support/any-sources.ts');
  const { createNavigationSchema } = await import('../../../packages/content-model/navigation.ts');
  return {
    ...(await load<object>()),
    navigation: createNavigationSchema(anySources).parse({
      main: [
        { page: 'home' },
        {
          label: { en: 'About Us', hi: 'हमारे बारे में' },
          path: '/about',
          items: [
            { page: 'about/ombudsman' },
            { page: 'about/charter', label: { en: 'Our rules', hi: 'हमारे नियम' } },
          ],
        },
      ],
      footer: [
        {
          label: { en: 'Policies', hi: 'नीतियाँ' },
          items: [{ page: 'about/charter' }, { page: 'privacy' }],
        },
      ],
    }),
  };
});

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry, makeTranslation } = await import('../../content-model/good-entries.ts');
  const page = (id: string, fields: object = {}) =>
    makeEntry('pages', id, { title: `Title of ${id}`, ...fields });
  const tabs =
    '<Tabs label="Ombudsman">\n\n<Tab id="rules" label="Rules">\n\nText\n\n</Tab>\n\n</Tabs>\n';
  return standIn({
    pages: [
      page('home'),
      { ...page('about/ombudsman'), body: tabs },
      page('about/ombudsman/profile'),
      page('about/charter', { menuTitle: 'Charter' }),
      page('about/history'),
      page('privacy'),
      page('stray'),
      page('stray/deep/below'),
      page('coming', { draft: true }),
      page('error/404', { unlisted: true }),
    ],
    pages_hi: [makeTranslation('pages', 'privacy', { title: 'गोपनीयता नीति' })],
  });
});

const toOutline = ({ path, items }: SiteMapItem): unknown =>
  items.length > 0 ? [path, ...items.map(toOutline)] : path;

test('the site map follows the menus: sections, then the columns of the footer, each page once', async () => {
  const map = (await getSiteMap('en')).map(({ label, items }) => [label, ...items.map(toOutline)]);
  expect(map.slice(0, 3)).toEqual([
    [getTranslator('en')('siteMap.start'), '/', '/search'],
    [
      'About Us',
      // A page has its tabs and the pages below it.
      expect.arrayContaining([
        '/about/ombudsman',
        '/about/ombudsman#rules',
        '/about/ombudsman/profile',
      ]),
      '/about/charter',
      // It is in no menu, but in the section.
      '/about/history',
      // The build generates lists without a written page.
      ...['/about/legal/judgments', '/about/legal/opinions'],
    ],
    ['Policies', '/privacy'],
  ]);
});

test('a page that no menu and no section has comes last, with the pages below it', async () => {
  const last = (await getSiteMap('en')).at(-1);
  expect(last?.label).toBe('Other pages');
  expect(last?.items.map(toOutline)).toContainEqual(['/stray', '/stray/deep/below']);
});

test('drafts and unlisted pages are not in the site map', async () => {
  const paths = JSON.stringify((await getSiteMap('en')).map(({ items }) => items.map(toOutline)));
  expect(paths).not.toContain('/coming');
  expect(paths).not.toContain('/error/404');
});

test('in Hindi a page is called as in the Hindi menus, or by its English name, marked as English', async () => {
  const map = await getSiteMap('hi');
  expect(map.find(({ label }) => label === 'नीतियाँ')?.items[0]).toMatchObject({
    label: 'गोपनीयता नीति',
    lang: undefined,
  });
  expect(map.find(({ label }) => label === 'हमारे बारे में')?.items[1]).toMatchObject({
    label: 'Charter',
    lang: 'en',
  });
});
