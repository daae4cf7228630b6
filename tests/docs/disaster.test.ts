import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getStatus } from '../../packages/certificates/office/register/register.ts';
import { createOffice, type Office } from '../certificates/office/office.ts';
import { serveSite } from '../support/site-server.ts';
import { buildSite, useRealAddress } from './deployed-site.ts';
import { readOfficeSteps } from './steps.ts';

/**
 * The page for an office that has lost its register; its commands are the same in both languages.
 */
const guides = {
  en: ['docs/editors/en/certificates.md', 'A lost register'],
  hi: ['docs/editors/hi/certificates.md', 'खोया हुआ रजिस्टर'],
} as const;

test('both guides tell the same steps for a lost register', () => {
  for (const which of [0, 1])
    expect(readOfficeSteps(...guides.hi, which)).toEqual(readOfficeSteps(...guides.en, which));
});

/**
 * Runs a list of steps of the guide, word by word, except for the upload.
 *
 * @param stands what some words stand for, such as the number of a backup
 * @returns what the commands printed
 */
async function followGuide(office: Office, which: number, stands: Record<string, string>) {
  const said: string[] = [];
  const steps = readOfficeSteps(...guides.en, which).slice(0, 4);
  for (const command of steps.flat())
    said.push((await office.run(...command.map((word) => stands[word] ?? word))).text);
  return said.join('\n');
}

test('the steps for a lost register and for a lost folder keep a revocation that was published', async () => {
  // People take longer than a second from one publication to the next.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const office = createOffice();
  useRealAddress(office);
  await office.succeed('rotate-key');
  await office.succeed('issue', office.members('members.csv', 'A Ltd.', 'B Ltd.'));
  await office.succeed('publish', '--without-site', '--reason', 'the site is not online yet');
  const disk = join(office.root, 'disk');
  cpSync(office.folder, disk, { recursive: true });
  const [{ number = '' } = {}] = office.register().certificates;
  vi.setSystemTime(Date.now() + 60_000);
  await office.succeed('revoke', number, '--reason', 'resolution 7');
  await office.succeed('publish', '--without-site', '--reason', 'the site is not online yet');
  buildSite(office.project);
  const server = await serveSite(join(office.project, 'dist'));
  onTestFinished(server.close);

  const lost = createOffice({ project: office.project, folder: disk });
  for (const one of [office, lost]) one.online.origin = server.origin;
  const statuses = (one: Office) => one.register().certificates.map(getStatus);

  // The backup from before the revocation.
  expect(await followGuide(office, 0, { 12: '3' })).toContain(`${number} of A Ltd.`);
  expect(statuses(office)).toEqual(['revoked', 'valid']);

  expect(statuses(lost)).toEqual(['valid', 'valid']);
  const folder = { 'folder-with-pdf-files': join(lost.folder, 'issued') };
  expect(await followGuide(lost, 1, folder)).toContain('another register, or an older one');
  expect(statuses(lost)).toEqual(['revoked', 'valid']);
  expect(lost.register().publications.at(-1)?.loss).toContain('the disk of the office failed');
});
