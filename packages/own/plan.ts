import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { SearchWords } from '@federation/content-model/search';
import type { Settings } from '@federation/content-model/settings';
import { readContent } from '@federation/content-check/rule/checked-content';
import { toPathOf } from '@federation/content-model/collections/paths';
import { readYaml } from '@federation/content-model/files/mdx-parts';
import { patchYaml } from '@federation/content-model/files/patch-yaml';
import type { Answers } from './answers.ts';

/** The changes to a project. Paths are below its root, with `/`. */
export interface Plan {
  removed: string[];
  /** The new content of files. */
  written: Map<string, Buffer | string>;
}

const content = 'src/content';

/** The parts of a file that only the demonstration has, and the day of its last review. */
const ofDemonstration = /<Demonstration>[^]*?<\/Demonstration>\n*|^lastReviewed: .*\n/gm;

/**
 * Plans the changes that make the demonstration the site of a federation, without making them.
 *
 * @param root the folder of the project, with `starter`
 */
export function createPlan(root: string, answers: Answers): Plan {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const written = new Map<string, Buffer | string>(
    globSync('starter/**/*.*', { cwd: root }).map((path) => [
      path.replace('starter', content),
      readFileSync(join(root, path)),
    ]),
  );
  const { entries } = readContent(root);
  const invented = entries.filter(({ source }) => source.data['demonstration'] === true);
  const removed = invented
    .flatMap(({ folder }) => globSync(`${relative(root, folder)}/*.*`, { cwd: root }))
    .filter((path) => !written.has(path));
  const gone = invented.filter(({ source }) => removed.includes(source.path)).map(toPathOf);
  written.set(`${content}/settings.yaml`, toSettings(read('starter/settings.yaml'), answers));
  written.set(`${content}/search.yaml`, toSearch(read(`${content}/search.yaml`), gone));
  for (const path of entries.flatMap(({ files }) => files.map(({ file }) => file.path))) {
    const kept = read(path).replaceAll(ofDemonstration, '');
    if (!written.has(path) && !removed.includes(path) && kept !== read(path))
      written.set(path, kept);
  }
  return { removed, written };
}

/** Carries out a plan. It makes no commit, so that Git can show and undo all of it. */
export function writePlan(root: string, { removed, written }: Plan): void {
  for (const path of removed) {
    const folder = join(root, dirname(path));
    rmSync(join(root, path));
    // The content check would take an empty folder for an entry.
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Removes the answers of the search whose page is gone. */
function toSearch(source: string, gone: readonly (string | undefined)[]): string {
  const words = readYaml(source) as Partial<SearchWords>;
  const answers = words.answers?.filter(({ page }) => !gone.includes(page.replace(/[?#].*$/, '')));
  return patchYaml(source, { ...words, answers });
}

/** Fills the answers into the settings of the starter; comments stay. */
function toSettings(source: string, answers: Answers): string {
  const template = readYaml(source) as Partial<Settings>;
  const { name, shortName, certificatePrefix, site, email } = answers;
  const domain = new URL(site).hostname.replace(/^www\./, '');
  const portal = {
    ours: { ours: true, api: `https://portal.${domain}/api/v1` },
    other: { api: answers.portalAddress },
    none: undefined,
  }[answers.portal];
  const contact = { ...template.contact, email };
  const answered = { name, shortName, certificatePrefix, site, contact, portal };
  return patchYaml(source, { ...template, ...answered });
}
