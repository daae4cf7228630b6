/**
 * Measures what depends on the machine and is therefore not a test: what first visitors see, how
 * soon a phone answers a tap, where titles begin on a phone, how often the search finds the right
 * page, the build as the site grows, how long the run for a changed word takes, how many requests a
 * server answers, how many bad pictures of a QR code are read, how fast certificates are issued,
 * published and verified, and what the portal takes and survives. `npm run bench` runs all, `npm
 * run bench -- paint` one of them, `npm run bench -- paint /hi/about/legal` that page only, `npm
 * run bench -- paint --no-score` without the slow column, `npm run bench -- scale 200` that number
 * of entries only, `npm run bench -- search --unseen` with the queries that nobody who improves the
 * search should see. Needs a built site.
 */
import { parseArgs } from 'node:util';
import { toIndianDay } from '../../src/core/indian-day.ts';
import { benchCertificates } from './certificates.ts';
import { benchIssuing } from './issuing.ts';
import { measureFirstScreens } from './first-screen.ts';
import { measureLoad } from './load.ts';
import { comparePaint } from './paint.ts';
import { measurePortal } from './portal.ts';
import { measureScale } from './scale.ts';
import { measureSearch } from './search.ts';
import { actions } from './tap-actions.ts';
import { measureTaps } from './taps.ts';
import { describeNewsDay } from './visit.ts';
import { measureWord } from './word.ts';

const { values: options, positionals } = parseArgs({
  options: {
    score: { type: 'boolean', default: true },
    unseen: { type: 'boolean', default: false },
  },
  allowNegative: true,
  allowPositionals: true,
});

/** Each gets the paths and the numbers that were named. */
const benchmarks: Record<
  string,
  (paths: readonly string[], counts: readonly number[]) => Promise<void>
> = {
  paint: async (paths) => {
    console.log(
      'First visits on a slow line with a quarter of the processor’s speed; times in milliseconds, medians of three',
    );
    await comparePaint(paths, { withScore: options.score });
  },
  taps: async () => {
    console.log('Taps and keys at a sixth of the processor’s speed, medians of three');
    await measureTaps();
  },
  'first-screen': async () => {
    console.log('Where titles begin, in CSS pixels (goal: within 300 on a phone of 360 × 640)');
    console.log(await measureFirstScreens());
  },
  search: async () => {
    console.log('How often the right page comes first (goal: 90 %), and among three (goal: 97 %)');
    await measureSearch({ withUnseen: options.unseen });
    console.log('\nThe answer to a letter at a sixth of the processor’s speed (goal: 100 ms)\n');
    await measureTaps(
      actions.filter(({ name }) => name === 'search, letters'),
      100,
    );
  },
  certificates: async () => {
    await benchCertificates();
    await benchIssuing();
  },
  portal: async () => {
    console.log(
      `The portal on ${toIndianDay(new Date())} (goal: 300 messages a second with p99 under 100 ms, nothing lost, under 150 MB with 100,000 messages, a page of the inbox under 100 ms)`,
    );
    await measurePortal();
  },
  scale: async (_, counts) => {
    console.log(
      'Build with additional entries in two languages (goal for 2,000: under 60 s, and under 30 s again; for 10,000: under 6,144 MiB)',
    );
    await measureScale(counts.length > 0 ? counts : [200, 2000, 10_000]);
  },
  word: async () => {
    console.log(
      'The run for one changed word, without the upload (goal: under 240 s on two processors)',
    );
    await Promise.resolve(measureWord());
  },
  load: async () => {
    console.log(
      'Requests to nginx on this machine, with the configuration of the site and with next to none (goal: within 5 %, no errors)',
    );
    await measureLoad();
    console.log(await describeNewsDay());
  },
};

const paths = positionals.filter((one) => one.startsWith('/'));
const numbers = positionals.filter((one) => /^\d+$/.test(one));
const selected = positionals.filter((one) => !paths.includes(one) && !numbers.includes(one));
const unknown = selected.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. Choose from: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (selected.length === 0 || selected.includes(name)) await run(paths, numbers.map(Number));
}
