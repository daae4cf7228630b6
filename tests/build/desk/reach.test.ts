import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Reaches } from '../../../src/core/desk-publishing.ts';
import { readContentCommit } from '../../../src/data/content-commit.ts';
import { makeClerks, type Clerk } from './clerks.ts';

// That what is brought together is checked, too, has a test of its own.
vi.mock('../../../src/build/desk/ask-check.ts', () => ({
  askFindings: () => Promise.resolve([]),
  askAbout: () => Promise.resolve([]),
}));

let clerk: Clerk;
let commit: string | undefined;

/** What the website says it was built from. */
async function serve(): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify({ commit })));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  const site = await serve();
  const fetchSite = fetch;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    fetchSite(address.replace('https://www.ifsf.example', site), options),
  );
  ({ first: clerk } = await makeClerks());
  await clerk.publish();
  commit = readContentCommit(clerk.root);
});

const reachOf = async () => {
  const { entries, isSiteRead } = await clerk.ask<Reaches>('reaches');
  return { contact: entries['pages/contact'], isSiteRead };
};

test('an entry is saved here, then being checked, then online, as the website says', async () => {
  expect(await reachOf()).toEqual({ contact: 'online', isSiteRead: true });
  await clerk.change('pages', 'contact', 'Contact the office');
  expect(await reachOf()).toEqual({ contact: 'here', isSiteRead: true });
  expect(readContentCommit(clerk.root)).toBeUndefined();
  await clerk.publish();
  expect(await reachOf()).toEqual({ contact: 'checking', isSiteRead: true });
  commit = readContentCommit(clerk.root);
  expect(await reachOf()).toEqual({ contact: 'online', isSiteRead: true });
});

test('what is not online after twice the usual time is late', async () => {
  await clerk.change('pages', 'contact', 'Contact the office');
  vi.stubEnv('GIT_COMMITTER_DATE', new Date(Date.now() - 3_600_000).toISOString());
  await clerk.publish();
  expect(await reachOf()).toEqual({ contact: 'late', isSiteRead: true });
});

test('where the website can’t be read or names no commit of the project, only what was sent is known', async () => {
  for (const named of ['f'.repeat(40), undefined, '; rm -rf']) {
    commit = named;
    expect(await reachOf()).toEqual({ contact: 'sent', isSiteRead: false });
  }
});
