import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { logoName } from '../../content-model/site-files.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { readSite } from '../content-check/context.ts';
import { toPathOf } from '../content-check/links/link-site.ts';
import { listName } from '../content-check/redirects/published.ts';
import { readSettings } from '../content/site-files.ts';
import type { Answers } from './answers.ts';
import { toNewSearchWords } from './new-search-words.ts';
import { toNewSettings } from './new-settings.ts';
import { isRemoved } from './is-removed.ts';
import { planEntry } from './plan-entry.ts';
import type { Plan } from './plan-type.ts';
import { renameYaml } from './rename.ts';
import { createReplaceNames } from './replace-names.ts';

/**
 * What makes the site that of another federation. It changes nothing.
 *
 * @param root the folder of the project
 * @param logo the new mark, as a drawing
 */
export function createPlan(root: string, answers: Answers, logo: string): Plan {
  const site = readSite(root, join(root, 'src/content'));
  const replaceNames = createReplaceNames(readSettings(root), answers);
  const removed = site.entries.filter(isRemoved);
  const plan: Plan = {
    written: new Map([
      ['src/content/settings.yaml', toNewSettings(read(root, 'settings.yaml'), answers)],
      [`src/content/${logoName}`, logo],
      [`src/content/${listName}`, ''],
    ]),
    removed: removed.map(({ folder }) => relative(root, folder)),
    outlined: [],
    drafts: [],
  };
  const gone = new Set(removed.map(toPathOf));
  const isGone = (target: string) => gone.has(target.replace(/[?#].*$/, ''));
  for (const entry of site.entries.filter((one) => !isRemoved(one)))
    planEntry(plan, { root, entry, answers, replaceNames, isGone });
  const hidden = new Set(plan.drafts.map((id) => `/${id}`));
  const names = removed.flatMap(({ files }) =>
    files.flatMap(({ file }) => (typeof file.data['name'] === 'string' ? [file.data['name']] : [])),
  );
  const words = toNewSearchWords(
    read(root, 'search.yaml'),
    names,
    (path) => isGone(path) || hidden.has(path),
  );
  const menus = read(root, 'navigation.yaml');
  for (const [file, source] of Object.entries({ 'search.yaml': words, 'navigation.yaml': menus }))
    plan.written.set(`src/content/${file}`, renameYaml(source, defaultLanguage, replaceNames));
  return plan;
}

const read = (root: string, name: string) => readFileSync(join(root, 'src/content', name), 'utf8');
