import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openSettings } from '../../packages/portal/server/settings-file.ts';
import { makeFolder } from '../support/make-folder.ts';
import { settings } from './running-portal.ts';

const good = JSON.stringify(settings);
let file: string;
let writes = 0;

/** Writes the file, at a time of its own. */
function write(text: string) {
  writeFileSync(file, text);
  writes += 1;
  utimesSync(file, writes, writes);
}

beforeEach(() => {
  const folder = makeFolder();
  file = join(folder, 'portal-settings.json');
});

const without = (name: keyof typeof settings) => JSON.stringify({ ...settings, [name]: undefined });

const broken = [
  ['empty', ''],
  ['half written', good.slice(0, good.length / 2)],
  ['null', 'null'],
  ['a list', '[]'],
  ['{}', '{}'],
  ['without holidays', without('holidays')],
  ['without names', without('name')],
  ['without a time of a kind', JSON.stringify({ ...settings, retention: { message: 12 } })],
] as const;

test.each(broken)('a file that is %s leaves the settings as they were', (_, text) => {
  write(good);
  const read = openSettings(file);
  write(text);
  expect(read()).toEqual(settings);
  write(JSON.stringify({ ...settings, closes: '17:00', more: 'of a newer release' }));
  expect(read().closes).toBe('17:00');
  rmSync(file);
  expect(read().closes).toBe('17:00');
});

test.each([...broken, ['missing', undefined]] as const)(
  'a portal does not start with a file that is %s, and names it',
  (_, text) => {
    if (text !== undefined) write(text);
    expect(() => openSettings(file)).toThrow(file);
  },
);

test('accepts a file without the settings that an older build does not write', () => {
  write(JSON.stringify({ ...settings, colours: undefined, logo: undefined }));
  expect(openSettings(file)().site).toBe(settings.site);
});
