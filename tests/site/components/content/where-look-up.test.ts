import { expect, test } from 'vitest';
import { getComponent } from '../../../../packages/content-model/components/components.ts';
import { settings } from '../../../../src/data/settings.ts';

test.each([
  ['automatic', ['automatic']],
  ['on-request', ['on-request']],
  ['off', []],
] as const)('with the look-up %s the privacy policy describes no other (PRIV-1)', (mode, told) => {
  const visitorLookup = { ...settings.visitorLookup, mode };
  const shown = ['automatic', 'on-request'].filter((is) =>
    getComponent('WhereLookUp').isShown?.({ ...settings, visitorLookup }, { is }),
  );
  expect(shown).toEqual(told);
});
