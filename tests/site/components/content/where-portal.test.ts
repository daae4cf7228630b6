import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test, vi } from 'vitest';
import WherePortal from '../../../../src/components/content/WherePortal.astro';
import type { Settings } from '../../../../packages/content-model/settings/settings.ts';
import { portalStates } from '../../../../packages/portal/contract/api.ts';

const changes = vi.hoisted<{ portal: Settings['portal'] }>(() => ({ portal: undefined }));

vi.mock('../../../../src/data/settings.ts', async (load) => {
  const original = await load<{ settings: Settings }>();
  const changed = new Proxy(original.settings, {
    get: (real, name) =>
      name === 'portal' ? changes.portal : (Reflect.get(real, name) as unknown),
  });
  return { ...original, settings: changed };
});

const api = 'https://portal.test/api/v1';
const login = 'https://portal.test/login';
const certificateView = 'https://portal.test/certificates';

const portals: [string, Settings['portal'], string[]][] = [
  ['no portal', undefined, ['none']],
  ['the portal of the site', { ours: true, api }, ['ours', 'forms']],
  ['another portal', { ours: false, api, login }, ['other', 'forms', 'login']],
  ['pages alone', { ours: false, login, certificateView }, ['none', 'login', 'certificates']],
];

test.each(portals)('with %s a text says what holds for it', async (_, portal, states) => {
  changes.portal = portal;
  const container = await AstroContainer.create();
  const shown = [];
  for (const is of portalStates) {
    const html = await container.renderToString(WherePortal, {
      props: { is },
      slots: { default: `<p>${is}</p>` },
    });
    shown.push(...[...html.matchAll(/<p>(\w+)<\/p>/g)].map(([, state]) => state));
  }
  expect(shown).toEqual(states);
});
