import { expect, test } from 'vitest';
import { getDefinition } from '../../packages/content-model/collections/collections.ts';
import type { CommonData } from '../../packages/content-model/fields/common.ts';
import { settings } from '../../src/data/settings.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { getTranslator } from '../../packages/i18n/strings.ts';
import { makeEntry } from './good-entries.ts';

const ours = { ours: true, api: 'https://portal.test/api/v1' };

test.each(languages)('a member links to its certificate where one is shown, in %s', (language) => {
  const { summarize } = getDefinition('members');
  const { data } = makeEntry('members', 'sahyakhel', {});
  const toExternals = (portal: typeof settings.portal) =>
    summarize?.(data as unknown as CommonData, {
      id: 'sahyakhel',
      language,
      t: getTranslator(language),
      settings: { ...settings, portal },
      today: '2026-11-22',
    }).externals?.map(({ href }) => href);
  expect(toExternals(ours)).toEqual([]);
  const certificateView = 'https://members.test/certificates';
  expect(toExternals({ ...ours, certificateView })).toEqual([`${certificateView}/sahyakhel`]);
});
