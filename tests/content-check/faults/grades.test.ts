import { expect, test } from 'vitest';
import { rules } from '../../../packages/content-check/check/checks.ts';

test('a doubtful fault only asks for a look; all others stop the build', () => {
  const asks = rules.filter(({ grade }) => grade === 'review').flatMap(({ says }) => says);
  expect(asks.toSorted()).toEqual([
    'holidaysEnd',
    'repeatsSettings',
    'translationBehind',
    'wordRefused',
  ]);
});
