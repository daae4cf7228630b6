import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The collections that grow every year; their entries are copied until there are enough. */
const growing = ['notices', 'news', 'orders'];

const copied = ['src', 'public', 'sandbox', 'scripts', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

interface BuildResult {
  entries: number;
  seconds: number;
  /** The processor time of all cores, which varies less than `seconds` on a busy machine. */
  cpuSeconds: number;
  /** The peak memory, in MiB. */
  megabytes: number;
}

/** Builds a temporary copy of the site with `count` additional entries, each in two languages. */
export function buildWithEntries(count: number): BuildResult {
  const root = mkdtempSync(join(tmpdir(), 'ifsf-bench-'));
  try {
    for (const name of copied) cpSync(name, join(root, name), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    addEntries(join(root, 'src/content'), count);
    const output = execFileSync('node', ['scripts/bench/build-site.ts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const last = output.trim().split('\n').at(-1) ?? '{}';
    return { entries: count, ...(JSON.parse(last) as Omit<BuildResult, 'entries'>) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function addEntries(content: string, count: number): void {
  const originals = growing.flatMap((collection) =>
    readdirSync(join(content, collection)).map((entry) => ({ folder: join(content, collection), entry })),
  );
  for (let index = 0; index < count; index += 1) {
    const { folder, entry } = originals[index % originals.length] as (typeof originals)[number];
    cpSync(join(folder, entry), join(folder, `${entry}-${index}`), { recursive: true });
  }
}
