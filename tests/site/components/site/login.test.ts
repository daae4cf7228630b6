import { beforeEach, expect, test, vi } from 'vitest';
import PortalLink from '../../../../src/components/content/PortalLink.astro';
import Masthead from '../../../../src/components/site/Masthead.astro';
import type { Settings } from '../../../../packages/content-model/settings/settings.ts';
import { languages, type Language } from '../../../../packages/i18n/languages.ts';
import { findTags } from '../../../support/html.ts';
import { renderOnPage } from '../render-on-page.ts';

const changes = vi.hoisted<{ portal: Settings['portal'] }>(() => ({ portal: undefined }));

vi.mock('../../../../src/data/settings.ts', async (load) => {
  const original = await load<{ settings: Settings }>();
  const changed = new Proxy(original.settings, {
    get: (real, name) =>
      name === 'portal' ? changes.portal : (Reflect.get(real, name) as unknown),
  });
  return { ...original, settings: changed };
});

/** The search is an island; the login does not need it. */
vi.mock('../../../../src/components/site/Search.astro', () => ({
  default: Object.assign(() => '', { isAstroComponentFactory: true }),
}));

const ours = { ours: true, api: 'https://portal.test/api/v1' };
const login = 'https://members.test/login';

async function findLinks(component: typeof Masthead, language: Language) {
  const html = await renderOnPage(component, {}, { language });
  return findTags(html).flatMap(({ name, attributes }) =>
    name === 'a' ? [attributes['href']] : [],
  );
}

beforeEach(() => {
  changes.portal = ours;
});

for (const [name, component] of Object.entries({ Masthead, PortalLink }))
  test.each(languages)(
    `${name} links to the login where there is one, and only there, in %s`,
    async (language) => {
      const without = await findLinks(component, language);
      expect(without).not.toContain(undefined);
      changes.portal = { ...ours, login };
      expect(await findLinks(component, language)).toEqual(
        expect.arrayContaining([...without, login]),
      );
    },
  );
