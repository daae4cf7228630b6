import { expect, test } from 'vitest';
import { WhereLookUp } from '../../../../packages/content-model/components/WhereLookUp.ts';
import { settings } from '../../../../src/data/settings.ts';

test.each([
  ['automatic', ['automatic']],
  ['on-request', ['on-request']],
  ['off', []],
] as const)('with the look-up %s the privacy policy describes no other (PRIV-1)', (mode, told) => {
  const visitorLookup = { ...settings.visitorLookup, mode };
  const shown = ['automatic', 'on-request'].filter((is) =>
    WhereLookUp.isShown?.({ ...settings, visitorLookup }, { is }),
  );
  expect(shown).toEqual(told);
});
