import { expect, test } from 'vitest';
import { rules } from '../../../packages/content-check/check/checks.ts';

test('what may be meant only asks for a look; all else stops the build', () => {
  const asks = rules.filter(({ grade }) => grade === 'review').flatMap(({ says }) => says);
  expect(asks.toSorted()).toEqual([
    'holidaysEnd',
    'repeatsSettings',
    'translationBehind',
    'wordRefused',
  ]);
});
