import type { Reach } from '../protocol/desk.ts';
import type { Reaches } from '../protocol/publishing.ts';
import type { Desk } from './desk.ts';
import { findPlace, findWaiting, findWay } from './git-place.ts';
import { attempt, git } from './git.ts';
import { listChangedFiles } from './list-changes.ts';
import { toEntry } from './versions.ts';

/** How far each entry has come: saved here, waiting, sent, online. */

/** How long the website may take to answer, and Git to fetch, in milliseconds. */
const limits = { site: 5000, fetch: 15_000 } as const;

/** Asks the website what is online, and compares it with this folder. */
export async function findReaches(desk: Desk): Promise<Reaches> {
  const { root, getSite } = desk;
  if ((await findWay(root)) !== 'push') return {};
  const place = await findPlace(desk);
  const online = await readOnline(String(getSite().settingsFile.data['site']));
  if (online && !(await hasCommit(root, online)))
    await git(root, ['fetch', '--quiet', place.remote], AbortSignal.timeout(limits.fetch)).catch(
      () => '',
    );
  const [notOnline, notSent, notWaiting] = await Promise.all([
    findChanged(root, online),
    findChanged(root, place.upstream),
    findChanged(root, (await findWaiting(root, place)) && 'HEAD'),
  ]);
  const toReach = (name: string): Reach => {
    if (notOnline && !notOnline.has(name)) return 'online';
    if (notSent && !notSent.has(name)) return 'sent';
    return notWaiting && !notWaiting.has(name) ? 'waiting' : 'here';
  };
  const names = getSite().entries.map(({ collection, id }) => `${collection}/${id}`);
  return Object.fromEntries(names.map((name) => [name, toReach(name)]));
}

/** The commit that the website was built from; undefined when it can’t be reached or does not say. */
async function readOnline(site: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(limits.site);
    const answer = await fetch(`${site}/build.json`, { signal, cache: 'no-store' });
    const { commit } = (await answer.json()) as { commit?: unknown };
    return typeof commit === 'string' && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
  } catch {
    return undefined;
  }
}

const hasCommit = async (root: string, commit: string) =>
  (await attempt(root, 'cat-file', '-e', `${commit}^{commit}`)) !== undefined;

/** The entries that are not as they were in a commit; undefined when there is no such commit. */
async function findChanged(
  root: string,
  commit: string | undefined,
): Promise<Set<string> | undefined> {
  if (!commit || !(await hasCommit(root, commit))) return undefined;
  return new Set((await listChangedFiles(root, commit)).map(toEntry));
}
