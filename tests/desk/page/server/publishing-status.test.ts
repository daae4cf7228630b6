import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PublishingStatuses } from '../../../../packages/desk/protocol/publishing.ts';
import { readContentCommit } from '../../../../src/data/content-commit.ts';
import { makeClerks, type Clerk } from './clerks.ts';

// That what is brought together is checked, too, has a test of its own.
vi.mock('../../../../packages/desk/server/find-issues.ts', () => ({
  findIssues: () => Promise.resolve([]),
  findNewIssues: () => Promise.resolve([]),
}));

let clerk: Clerk;
let commit: string | undefined;

/** The commit that the website says it was built from. */
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
  ({ first: clerk } = makeClerks());
  commit = readContentCommit(clerk.root);
});

const reachOfContact = async () =>
  (await clerk.ask<PublishingStatuses>('publishingStatuses'))['pages/contact'];

test('an entry is saved here, then sent, then online, as the website says', async () => {
  expect(await reachOfContact()).toBe('online');
  await clerk.change('pages', 'contact', 'Contact the office');
  expect(await reachOfContact()).toBe('here');
  expect(readContentCommit(clerk.root)).toBeUndefined();
  await clerk.publish();
  expect(await reachOfContact()).toBe('sent');
  commit = readContentCommit(clerk.root);
  expect(await reachOfContact()).toBe('online');
});

test.each(['f'.repeat(40), undefined, '; rm -rf'])(
  'a website that names no commit of the project (%s) says nothing about being online',
  async (named) => {
    commit = named;
    expect(await reachOfContact()).toBe('sent');
  },
);
