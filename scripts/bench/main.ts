/**
 * Measures what depends on the machine and is therefore not a test: the time to the largest paint compared
 * with the same page without scripts and fonts, where titles begin on a phone, the build as the site grows,
 * how many requests a server answers, how many bad pictures of a QR code are read, and how fast certificates are issued,
 * published and verified. `npm run bench` runs all, `npm run bench -- paint` one of them,
 * `npm run bench -- paint /hi/about/legal` that page only, `npm run bench -- scale 200` that number of entries only.
 * Needs a built site.
 */
import { benchCertificates } from './certificates.ts';
import { benchIssuing } from './issuing.ts';
import { compareFirstVisits } from './first-visit.ts';
import { measureFirstScreens } from './first-screen.ts';
import { measureLoad } from './load.ts';
import { comparePaint } from './paint.ts';
import { measureScale } from './scale.ts';
import { describeNewsDay } from './visit.ts';

/** Each gets the paths and the numbers that were named. */
const benchmarks: Record<string, (paths: readonly string[], counts: readonly number[]) => Promise<void>> = {
  paint: async (paths) => {
    console.log(
      'A first visit by Lighthouse on a simulated phone: largest paint / time blocked / speed index in ms / score, medians of three',
    );
    console.log('(goals: paint at most 5 % over the floor, blocked under 50 ms, score 100)');
    await comparePaint(paths);
  },
  'first-visit': async () => {
    console.log('First visits on a 4G line with an empty cache (goal: titles in Eczar, shift at most 0.01)');
    console.log(
      await compareFirstVisits(
        ['/', '/about/overview', '/notices', '/certificate-verify'].flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`]),
      ),
    );
  },
  'first-screen': async () => {
    console.log('Where titles begin, in CSS pixels (goal: within 300 on a phone of 360 × 640)');
    console.log(await measureFirstScreens());
  },
  certificates: async () => {
    await benchCertificates();
    await benchIssuing();
  },
  scale: async (_, counts) => {
    console.log(
      'Build with additional entries in two languages (goal for 2,000: under 60 s, and under 30 s again; for 10,000: under 6,144 MiB)',
    );
    await measureScale(counts.length > 0 ? counts : [200, 2000, 10_000]);
  },
  load: async () => {
    console.log(
      'Requests to nginx on this machine, with the configuration of the site and with next to none (goal: within 5 %, no errors)',
    );
    await measureLoad();
    console.log(await describeNewsDay());
  },
};

const given = process.argv.slice(2).map((one) => one.replace(/^--/, ''));
const paths = given.filter((one) => one.startsWith('/'));
const numbers = given.filter((one) => /^\d+$/.test(one));
const selected = given.filter((one) => !paths.includes(one) && !numbers.includes(one));
const unknown = selected.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Choose from: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (selected.length === 0 || selected.includes(name)) await run(paths, numbers.map(Number));
}
