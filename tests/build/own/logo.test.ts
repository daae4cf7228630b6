import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openLogo, toFile } from '../../../src/build/own/logo.ts';

async function open(name: string, content: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  const opened = await openLogo(join(folder, name), 'en');
  return { logo: '', problem: '', ...opened };
}

const svg = (attributes: string, inside = '<path d="M0 0h9v9z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f4b' } })
    .png()
    .toBuffer();

test.each([
  ['viewBox="0 0 100 100"', '0 0 100 100'],
  ['viewBox="10 0 200 100" width="20" height="10"', '10 -50 200 200'],
  ['width="64" height="128"', '-32 0 128 128'],
])('a drawing with %s is a square mark', async (attributes, box) => {
  const { logo } = await open('mark.svg', svg(attributes));
  expect(logo).toContain(`viewBox="${box}"`);
  expect(logo).toMatch(/width="48" height="48"/);
});

test('a picture of any size is a square mark that is light', async () => {
  const { logo } = await open('चिह्न 1.PNG', await png(3000, 900));
  expect(logo).toContain('viewBox="0 0 48 48"');
  expect(logo.length).toBeLessThan(20_000);
});

test.each([
  ['something else', 'a.svg', 'no drawing', 'can’t be opened'],
  ['half a picture', 'a.png', Buffer.from('89504e470d0a1a0a', 'hex'), 'can’t be opened'],
  ['no size', 'a.svg', svg(''), 'does not say how large'],
])('a file with %s is refused, and why', async (_, name, content, why) => {
  const { logo, problem } = await open(name, content);
  expect(logo).toBe('');
  expect(problem).toContain(`${name}: `);
  expect(problem).toContain(why);
});

test('a drawing is a mark without what runs code', async () => {
  const { logo } = await open('a.svg', svg('viewBox="0 0 9 9"', '<script>go()</script><g/>'));
  expect(logo).toContain('<g');
  expect(logo).not.toContain('go()');
});

test('a file that is not there is named', async () => {
  expect(await openLogo('/nowhere/logo.svg', 'en')).toEqual({
    problem: 'The file /nowhere/logo.svg can’t be read.',
  });
});

test.each([
  ["'/home/a b/logo.svg'", '/home/a b/logo.svg'],
  ['/home/a\\ b/my\\ \\(1\\).png ', '/home/a b/my (1).png'],
  ['~/logo.svg', join(homedir(), 'logo.svg')],
  ['logo.svg', '/project/logo.svg'],
])('%s is found as a terminal writes it', (typed, file) => {
  expect(toFile(typed, '/project')).toBe(file);
});
