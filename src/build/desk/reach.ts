import type { Reach } from '../../core/desk.ts';
import type { Reaches } from '../../core/desk-publishing.ts';
import { usualMinutes } from '../../core/desk-publishing.ts';
import type { Desk } from './desk.ts';
import { findPlace, findWay, toTracking } from './git-place.ts';
import { attempt, git } from './git.ts';
import { readHostLinks } from './host-links.ts';
import { listChangedFiles } from './list-changes.ts';
import { findSent } from './sent-branch.ts';

/** How far each entry has come: saved here, sent, being checked, online. */

/** How long the website may take to answer, and Git to fetch, in milliseconds. */
const limits = { site: 5000, fetch: 15_000 } as const;

/** Asks the website what is online, and compares it with this folder. */
export async function findReaches(desk: Desk): Promise<Reaches> {
  const { root, getSite } = desk;
  if ((await findWay(root)) !== 'push') return { entries: {}, isSiteRead: false };
  const place = await findPlace(desk);
  const main = toTracking(place);
  const online = await readOnline(String(getSite().settingsFile.data['site']));
  if (online && !(await hasCommit(root, online)))
    await git(root, ['fetch', '--quiet', place.remote], { limit: limits.fetch }).catch(() => '');
  const isSiteRead = online !== undefined && (await hasCommit(root, online));
  const sent = await findSent(root);
  const [notInMain, notInSent, notOnline] = await Promise.all(
    [main, sent?.commit, isSiteRead ? online : undefined].map((commit) => placesOf(root, commit)),
  );
  const afterMain: Reach = isSiteRead
    ? (await isLate(root, online, main))
      ? 'late'
      : 'checking'
    : 'sent';
  const toReach = (name: string): Reach => {
    if (notOnline && !notOnline.has(name)) return 'online';
    if (notInMain && !notInMain.has(name)) return afterMain;
    return notInSent && !notInSent.has(name) ? 'waiting' : 'here';
  };
  const entries = getSite().entries.map(({ collection, id }) => `${collection}/${id}`);
  return {
    entries: Object.fromEntries(entries.map((name) => [name, toReach(name)])),
    isSiteRead,
    runs: (await readHostLinks(root, place))?.runs,
  };
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
async function placesOf(
  root: string,
  commit: string | undefined,
): Promise<Set<string> | undefined> {
  if (!commit || !(await hasCommit(root, commit))) return undefined;
  const files = await listChangedFiles(root, commit);
  return new Set(files.map((path) => path.slice(0, path.lastIndexOf('/'))));
}

/** Whether something has been on the main branch for twice the usual time without being online. */
async function isLate(root: string, online: string, main: string): Promise<boolean> {
  const times = await attempt(
    root,
    'log',
    '--format=%ct',
    `${online}..${main}`,
    '--',
    'src/content',
  );
  const first = Math.min(...(times ?? '').split('\n').filter(Boolean).map(Number));
  return Date.now() / 1000 - first > 2 * usualMinutes * 60;
}
