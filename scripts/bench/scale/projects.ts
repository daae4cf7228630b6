import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEntries, growing } from './add-entries.ts';

/** A project in a temporary folder, to be built there. */
export interface Project {
  root: string;
  remove: () => void;
}

/** What a build reads. */
const sources = [
  'src',
  'public',
  'portal',
  'scripts',
  'docs',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** What earlier builds have left for later ones. */
const kept = new Set(['.cache', '.astro', '.vite']);

/** A copy of the site with additional entries, as it would be right after `npm ci`. */
export function copySite(count: number): Project {
  const project = createProject();
  for (const name of sources) cpSync(name, join(project.root, name), { recursive: true });
  addEntries(join(project.root, 'src/content'), count);
  return project;
}

/**
 * A site of Astro with nothing but one route, which shows the texts of the same additional entries.
 */
export function createBareSite(count: number): Project {
  const project = createProject();
  for (const { collection } of growing) {
    cpSync(join('src/content', collection), join(project.root, 'src/content', collection), {
      recursive: true,
    });
  }
  addEntries(join(project.root, 'src/content'), count);
  mkdirSync(join(project.root, 'src/pages'));
  for (const [name, text] of Object.entries(bareFiles))
    writeFileSync(join(project.root, name), text);
  return project;
}

const bareFiles = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
export default { integrations: [mdx()], markdown: { syntaxHighlight: false, processor: satteri() } };
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { entries: defineCollection({ loader: glob({ base: './src/content', pattern: '**/*.mdx' }) }) };
`,
  'src/pages/[...entry].astro': `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () => (await getCollection('entries')).map((entry) => ({ params: { entry: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<html lang="en"><head><meta charset="utf-8" /><title>{entry.data.title}</title></head><body><h1>{entry.data.title}</h1><Content /></body></html>
`,
};

/** An empty folder with the packages, as they would be right after `npm ci`. */
export function createProject(): Project {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((one) => !kept.has(one)))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name), 'junction');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
