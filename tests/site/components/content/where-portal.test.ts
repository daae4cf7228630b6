import { expect, test } from 'vitest';
import { getComponent } from '../../../../packages/content-model/components/components.ts';
import type { Settings } from '../../../../packages/content-model/settings/settings.ts';
import { portalStates } from '../../../../packages/portal/contract/api.ts';
import { settings } from '../../../../src/data/settings.ts';

const api = 'https://portal.test/api/v1';
const login = 'https://portal.test/login';
const certificateView = 'https://portal.test/certificates';

const portals: [string, Settings['portal'], string[]][] = [
  ['no portal', undefined, ['none']],
  ['the portal of the site', { ours: true, api }, ['ours', 'forms']],
  ['another portal', { ours: false, api, login }, ['other', 'forms', 'login']],
  ['pages alone', { ours: false, login, certificateView }, ['none', 'login', 'certificates']],
];

test.each(portals)('with %s a text says what holds for it', (_, portal, states) => {
  const shown = portalStates.filter((is) =>
    getComponent('WherePortal').isShown?.({ ...settings, portal }, { is }),
  );
  expect(shown).toEqual(states);
});
