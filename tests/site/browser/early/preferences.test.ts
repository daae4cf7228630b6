import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import source from '../../../../src/browser/early/preferences.ts?script';
import { storageKeys } from '../../../../packages/base/shared/storage-keys.ts';

interface Root {
  classes: string[];
  dataset: Record<string, string>;
}

/** Runs the script as a page would, with this `getItem` of the browser's storage. */
function run(getItem: (key: string) => string | null): Root {
  const root: Root = { classes: [], dataset: {} };
  const element = {
    dataset: root.dataset,
    classList: { add: (name: string) => root.classes.push(name) },
  };
  runInContext(
    source,
    createContext({ document: { documentElement: element }, localStorage: { getItem } }),
  );
  return root;
}

test('the visitor’s choices are applied before the first paint', () => {
  const stored: Record<string, string> = {
    [storageKeys.contrast]: 'high',
    [storageKeys.textSize]: 'larger',
    [storageKeys.tickers]: 'paused',
  };
  expect(run((key) => stored[key] ?? null)).toEqual({
    classes: ['js'],
    dataset: { contrast: 'high', textSize: 'larger', tickers: 'paused' },
  });
});

test('a visitor who chose nothing gets the usual look', () => {
  expect(run(() => null)).toEqual({ classes: ['js'], dataset: {} });
});

test('blocked storage stops nothing', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(run(blocked)).toEqual({ classes: ['js'], dataset: {} });
});
