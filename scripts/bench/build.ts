import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Files that earlier builds leave for later ones. */
const kept = ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'];

/** Astro prints these lines when a part of a build begins; the parts follow one another. */
const parts = [
  { name: 'collecting and checking', until: 'Building static entrypoints' },
  { name: 'Vite', until: 'generating static routes' },
  { name: 'pictures, pages and PDFs', until: '✓ Completed in' },
  { name: 'the end', until: '[build] Complete!' },
  { name: 'compressing and other files', until: undefined },
];

/** A route and its duration, as Astro prints it. */
const route = /─ (\S+) \(\+([\d.]+)(m?s)\)/;

/** The kinds of routes, by the ends of their names. */
const kinds = [
  { name: 'pictures', pattern: /\.(png|svg|webp)$/ },
  { name: 'PDFs', pattern: /\.pdf$/ },
  { name: 'pages and data', pattern: /./ },
];

/**
 * Builds the site from nothing and prints the seconds of each part. Routes of several kinds run at
 * the same time, so their seconds may add up to more than their part takes.
 *
 * @throws {Error} when the build fails
 */
export async function measureBuild(): Promise<void> {
  for (const folder of kept) rmSync(folder, { recursive: true, force: true });
  const started = performance.now();
  const ends: number[] = [];
  const seconds = new Map<string, number>();
  const build = spawn('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const exit = once(build, 'exit');
  for await (const line of createInterface({ input: build.stdout })) {
    const until = parts[ends.length]?.until;
    if (until && line.includes(until)) ends.push(performance.now());
    const [, path = '', time, unit] = route.exec(line) ?? [];
    const kind = kinds.find(({ pattern }) => pattern.test(path))?.name;
    if (kind)
      seconds.set(kind, (seconds.get(kind) ?? 0) + Number(time) / (unit === 's' ? 1 : 1000));
  }
  const [code] = await exit;
  if (code !== 0) throw new Error('The build failed: npm run build says why.');
  ends.push(performance.now());
  for (const [index, { name }] of parts.entries())
    print(name, ((ends[index] ?? NaN) - (ends[index - 1] ?? started)) / 1000);
  print('all', ((ends.at(-1) ?? NaN) - started) / 1000);
  console.log('  Of the routes:');
  for (const [name, sum] of seconds) print(name, sum);
}

const print = (name: string, sum: number) =>
  console.log(`  ${name.padEnd(30)}${sum.toFixed(1).padStart(7)} s`);
