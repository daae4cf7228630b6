import { expect, test, vi } from 'vitest';
import {
  findSection,
  getFooterColumns,
  getShortcuts,
  getMainMenu,
  isSection,
  listRedirects,
  type MenuLink,
  type MenuSection,
} from '../../../src/data/navigation.ts';

// Menus that the schema accepts, with a draft before the other pages of a section and a section of
// drafts only.
vi.mock('../../../src/data/settings.ts', async (load) => {
  const { anySources } = await import('../../support/any-sources.ts');
  const { createNavigationSchema } = await import('../../../packages/content-model/navigation.ts');
  return {
    ...(await load<object>()),
    navigation: createNavigationSchema(anySources).parse({
      shortcuts: [
        {
          page: 'contact',
          query: 'subject=Complaint',
          label: { en: 'File a complaint', hi: 'शिकायत दर्ज करें' },
          icon: 'scale',
        },
        { page: 'gameathon/overview', label: { en: 'Play', hi: 'खेलें' }, icon: 'people' },
        { page: 'about/charter', label: { en: 'Our rules', hi: 'हमारे नियम' }, icon: 'book' },
      ],
      main: [
        { page: 'home' },
        {
          label: { en: 'About Us', hi: 'हमारे बारे में' },
          path: '/about',
          items: [
            { page: 'about/overview' },
            { page: 'about/charter' },
            { page: 'about/ombudsman' },
          ],
        },
        {
          label: { en: 'Gameathon', hi: 'गेमाथॉन' },
          path: '/gameathon',
          items: [{ page: 'gameathon/overview' }],
        },
        { page: 'contact' },
      ],
      footer: [
        {
          label: { en: 'Quick Links', hi: 'त्वरित लिंक' },
          items: [{ page: 'about/charter', label: { en: 'Our rules', hi: 'हमारे नियम' } }],
        },
        {
          label: { en: 'Support', hi: 'सहायता' },
          items: [{ page: 'contact' }, { page: 'gameathon/overview' }],
        },
      ],
    }),
  };
});

// The pages of these menus: two drafts, one with a shorter name for menus, one with a translation.
vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry, makeTranslation } = await import('../../content-model/good-entries.ts');
  return standIn({
    pages: [
      'home',
      'about/overview',
      'about/charter',
      'about/ombudsman',
      'gameathon/overview',
      'contact',
    ].map((id) =>
      makeEntry('pages', id, {
        title: `Title of ${id}`,
        draft: id === 'about/overview' || id === 'gameathon/overview',
        menuTitle: id === 'about/charter' ? 'Charter' : undefined,
      }),
    ),
    pages_hi: [makeTranslation('pages', 'contact', { title: 'संपर्क करें', menuTitle: 'संपर्क' })],
  });
});

const link = (path: string): MenuLink => ({ label: path, href: path, path });
const section = (root: string, ...paths: string[]): MenuSection => ({
  ...link(paths[0] ?? root),
  label: root,
  root,
  items: paths.map(link),
});
const menu = [
  link('/'),
  section('/about', '/about/overview', '/about/charter'),
  section('/events', '/events/archive'),
  link('/contact'),
];

test('a path belongs to the section above it', () => {
  const labelFor = (path: string) => findSection(menu, path)?.label;
  expect(labelFor('/about/charter')).toBe('/about');
  expect(labelFor('/about/ombudsman/orders/omb-2026-014')).toBe('/about');
  expect(labelFor('/events')).toBe('/events');
});

test('a path that only begins like a section does not belong to it', () => {
  expect(findSection(menu, '/about-us')).toBeUndefined();
  expect(findSection(menu, '/contact')).toBeUndefined();
  expect(findSection(menu, '/')).toBeUndefined();
});

test('section roots lead to their first page, beside the redirects of the settings (NAV-4)', () => {
  expect(
    listRedirects(menu, [
      { from: '/resources/news-updates', to: '/resources/news' },
      { from: '/meet' },
    ]),
  ).toEqual([
    { from: '/about', to: '/about/overview' },
    { from: '/events', to: '/events/archive' },
    { from: '/resources/news-updates', to: '/resources/news' },
    { from: '/meet', to: undefined },
  ]);
});

test('the link of a section is that of its first page; a draft is left out and the next page takes its place', async () => {
  const about = (await getMainMenu('en')).find(
    (entry) => isSection(entry) && entry.root === '/about',
  ) as MenuSection;
  expect(about).toMatchObject({
    label: 'About Us',
    path: '/about/charter',
    href: '/about/charter',
  });
  expect(about.items.map(({ path }) => path)).not.toContain('/about/overview');
});

test('a section of which every page is a draft leaves the menu', async () => {
  expect((await getMainMenu('en')).map(({ label }) => label)).not.toContain('Gameathon');
});

test('a page is called by its menu title, or else by its title', async () => {
  const about = (await getMainMenu('en')).find(
    (entry) => isSection(entry) && entry.root === '/about',
  ) as MenuSection;
  expect(about.items.slice(0, 2).map(({ label }) => label)).toEqual([
    'Charter',
    'Title of about/ombudsman',
  ]);
});

test('the Hindi menu has Hindi labels and addresses, and English words, marked as English, where a page is not translated', async () => {
  const hindi = await getMainMenu('hi');
  expect(hindi.find(({ path }) => path === '/contact')).toEqual({
    label: 'संपर्क',
    path: '/contact',
    href: '/hi/contact',
  });
  const about = hindi.find((entry) => isSection(entry) && entry.root === '/about') as MenuSection;
  expect(about).toMatchObject({ label: 'हमारे बारे में', href: '/hi/about/charter' });
  expect(about.lang).toBeUndefined();
  expect(about.items[0]).toMatchObject({ label: 'Charter', lang: 'en' });
});

test('the footer has columns of pages, called as the menus file says, without drafts', async () => {
  expect(await getFooterColumns('en')).toEqual([
    {
      label: 'Quick Links',
      items: [{ label: 'Our rules', path: '/about/charter', href: '/about/charter' }],
    },
    {
      label: 'Support',
      items: [{ label: 'Title of contact', path: '/contact', href: '/contact' }],
    },
  ]);
  expect(
    (await getFooterColumns('hi')).map(({ label, items }) => [label, items[0]?.label]),
  ).toEqual([
    ['त्वरित लिंक', 'हमारे नियम'],
    ['सहायता', 'संपर्क'],
  ]);
});

test('the shortcuts lead to their pages in the language of the reader, with what the page is asked for; drafts are left out', async () => {
  expect((await getShortcuts('hi')).map(({ href, label }) => ({ href, label }))).toEqual([
    { href: '/hi/contact?subject=Complaint', label: 'शिकायत दर्ज करें' },
    { href: '/hi/about/charter', label: 'हमारे नियम' },
  ]);
});
