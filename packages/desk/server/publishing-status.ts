import type { PublishingStatus } from '../protocol/desk.ts';
import type { PublishingStatuses } from '../protocol/publishing.ts';
import type { Desk } from './desk.ts';
import { findPushTarget, findWaiting, findWay } from './push-target.ts';
import { tryGit, git } from './git.ts';
import { listChangedFiles } from './list-changes.ts';
import { entryPathOf } from './versions.ts';

/** Time limits for the website and for Git, in milliseconds. */
const limits = { site: 5000, fetch: 15_000 } as const;

/** Asks the website what is online, and compares it with this folder. */
export async function findPublishingStatuses(desk: Desk): Promise<PublishingStatuses> {
  const { root, getContent } = desk;
  if ((await findWay(root)) !== 'push') return {};
  const target = await findPushTarget(desk);
  const online = await readOnline(String(getContent().settingsFile.data['site']));
  if (online && !(await hasCommit(root, online)))
    await git(root, ['fetch', '--quiet', target.remote], AbortSignal.timeout(limits.fetch)).catch(
      () => '',
    );
  const [notOnline, notSent, notWaiting] = await Promise.all([
    findChanged(root, online),
    findChanged(root, target.upstream),
    findChanged(root, (await findWaiting(root, target)) && 'HEAD'),
  ]);
  const statusOf = (name: string): PublishingStatus => {
    if (notOnline && !notOnline.has(name)) return 'online';
    if (notSent && !notSent.has(name)) return 'sent';
    return notWaiting && !notWaiting.has(name) ? 'waiting' : 'here';
  };
  const names = getContent().entries.map(({ collection, id }) => `${collection}/${id}`);
  return Object.fromEntries(names.map((name) => [name, statusOf(name)]));
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
  (await tryGit(root, 'cat-file', '-e', `${commit}^{commit}`)) !== undefined;

/** The entries that are not as they were in a commit; undefined when there is no such commit. */
async function findChanged(
  root: string,
  commit: string | undefined,
): Promise<Set<string> | undefined> {
  if (!commit || !(await hasCommit(root, commit))) return undefined;
  return new Set((await listChangedFiles(root, commit)).map(entryPathOf));
}
