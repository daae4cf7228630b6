import type { DiscardedVersion } from '../protocol/publishing.ts';
import type { Language } from '@federation/i18n/languages';
import { git, isInCommit, tryGit } from './git.ts';
import { listVersion, nameVersion, showVersion } from './versions.ts';

/** Versions that lost a conflict. Refs of their own keep their commits. */

const refs = 'refs/desk/before';

const maxShown = 20;

/** Keeps a commit by a ref, if it has the entry. */
export async function storeDiscarded(
  root: string,
  entryPath: string,
  commit: string,
): Promise<void> {
  if (await isInCommit(root, commit, entryPath))
    await git(root, ['update-ref', `${refs}/${Date.now()}/${entryPath}`, commit]);
}

export async function listDiscarded(root: string, language: Language): Promise<DiscardedVersion[]> {
  const args = ['--sort=-refname', `--count=${maxShown}`, '--format=%(refname) %(objectname)'];
  const listed = await tryGit(root, 'for-each-ref', ...args, refs);
  const lines = listed?.split('\n').filter(Boolean) ?? [];
  return Promise.all(
    lines.map(async (line): Promise<DiscardedVersion> => {
      const [, time, entryPath = '', commit = ''] =
        /^refs\/desk\/before\/(\d+)\/(\S+) (\S+)$/.exec(line) ?? [];
      const paths = await listVersion(root, commit, entryPath);
      const texts = paths.map((path) => showVersion(root, commit, path, language));
      return {
        title: await nameVersion(root, commit, entryPath, language),
        at: Number(time),
        text: (await Promise.all(texts)).join('\n\n'),
      };
    }),
  );
}
