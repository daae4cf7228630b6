import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { logoName } from '../../content-model/site-files.ts';
import type { Settings } from '../../content-model/settings.ts';
import { isLanguage, languages, sourceFileName } from '../../i18n/languages.ts';
import { readSite } from '../content-check/context.ts';
import { listName } from '../content-check/redirects/published.ts';
import { readSettings } from '../content/site-files.ts';
import { readYaml } from '../desk/mdx-parts.ts';
import { isRemoved } from './is-removed.ts';
import { createMergeGit, type MergeGit } from './merge-git.ts';
import { planEntry } from './plan-entry.ts';
import type { Plan } from './plan-type.ts';
import { renameMdx } from './rename.ts';
import { createReplaceNames } from './replace-names.ts';
import { writePlan } from './write.ts';

/** The part of the project that belongs to a federation. */
const content = 'src/content/';

/** What was done with a newer version of the product. Paths are below the root of the project. */
export interface SettledMerge {
  /** Invented records and files of the new version that went. */
  removed: string[];
  /** Files of which our lines stay where both sides have changed the same ones. */
  kept: string[];
  /** Pages that are new. */
  arrived: string[];
  /** Files outside of the content on which Git still asks. */
  open: string[];
}

/** Why nothing can be done: no merge is under way, or the site is the demonstration itself. */
type MergeRefusal = 'noMerge' | 'demonstration';

/**
 * Settles a merge that was begun by `git merge --no-commit`, below `src/content`: what this
 * federation removed stays removed, its lines stay, and what the new version has invented becomes
 * what `npm run own` made of the rest. It makes no commit.
 *
 * @param root the folder of the project
 */
export function settleMerge(root: string): SettledMerge | MergeRefusal {
  const git = createMergeGit(root);
  if (!git.isMerging()) return 'noMerge';
  if (settingsOf(git, 'HEAD').demonstrationNotice) return 'demonstration';
  const conflicts = Map.groupBy(git.conflicts().filter(isContent), git.keepOurs);
  for (const name of [listName, logoName]) git.restore(`${content}${name}`);
  const plan = planMerge(root, git);
  writePlan(root, plan);
  git.add();
  return {
    removed: [...(conflicts.get('removed') ?? []), ...plan.removed],
    kept: conflicts.get('kept') ?? [],
    arrived: [...new Set(git.changed('A').filter(isPage).map(dirname))],
    open: git.conflicts(),
  };
}

/** What becomes of the entries that the new version brings, and of those that it has changed. */
function planMerge(root: string, git: MergeGit): Plan {
  const settings = readSettings(root);
  const { contact } = settings;
  const answers = {
    ...settings,
    contact: { ...contact, ombudsmanEmail: contact.ombudsmanEmail ?? contact.email },
    languages,
  };
  const replaceNames = createReplaceNames(settingsOf(git, 'MERGE_HEAD'), answers);
  const plan: Plan = { written: new Map(), removed: [], outlined: [], drafts: [] };
  for (const path of git.changed('M').filter(isContent)) {
    const language = basename(path, '.mdx');
    const before = readFileSync(join(root, path), 'utf8');
    if (isLanguage(language)) plan.written.set(path, renameMdx(before, language, replaceNames));
  }
  const added = new Set(git.changed('A').filter(isContent).map(dirname));
  const isWhole = (folder: string) => existsSync(join(root, folder, sourceFileName));
  // Such as a translation of a record that was removed.
  plan.removed.push(...[...added].filter((folder) => !isWhole(folder)));
  for (const entry of readSite(root, join(root, content)).entries) {
    const folder = relative(root, entry.folder).split(sep).join('/');
    if (!added.has(folder)) continue;
    if (isRemoved(entry)) plan.removed.push(folder);
    else planEntry(plan, { root, entry, answers, replaceNames, isGone: () => false });
  }
  return plan;
}

const isContent = (path: string) => path.startsWith(content);

const isPage = (path: string) => path.startsWith(`${content}pages/`);

const settingsOf = (git: MergeGit, side: 'HEAD' | 'MERGE_HEAD') =>
  readYaml(git.show(side, `${content}settings.yaml`)) as unknown as Settings;
