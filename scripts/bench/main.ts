/**
 * Benchmarks depend on the machine, so they are not tests: `npm run bench` runs all, `npm run bench
 * -- taps` one of those below, `npm run bench -- paint /hi/about/legal` the first visit of one
 * page.
 */
import { toIndianDay } from '@federation/base/indian-day';
import { comparePaint } from './paint.ts';
import { measurePortal } from './portal.ts';
import { measureSearch } from './search.ts';
import { measureTaps } from './taps.ts';

/** They need a built site. Each gets the paths on the command line. */
const benchmarks: Record<string, (paths: readonly string[]) => Promise<void>> = {
  paint: async (paths) => {
    console.log(
      'First visits on a slow line with a quarter of the processor’s speed; times in milliseconds, medians of three',
    );
    await comparePaint(paths);
  },
  taps: async () => {
    console.log('Taps and keys at a sixth of the processor’s speed, medians of three');
    await measureTaps();
  },
  search: async () => {
    console.log('How often the right page comes first (goal: 90 %), and among three (goal: 97 %)');
    await measureSearch();
  },
  portal: async () => {
    console.log(
      `The portal on ${toIndianDay(new Date())} (goal: 300 messages a second with p99 under 100 ms, nothing lost, under 150 MB with 100,000 messages, a page of the inbox under 100 ms)`,
    );
    await measurePortal();
  },
};

const given = process.argv.slice(2);
const paths = given.filter((one) => one.startsWith('/'));
const selected = given.filter((one) => !paths.includes(one));
const unknown = selected.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. Choose from: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks))
  if (selected.length === 0 || selected.includes(name)) await run(paths);
