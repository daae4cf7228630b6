/**
 * Measures what depends on the machine and is therefore not a test: the time to the largest paint compared
 * with a handwritten page of the same text, where titles begin on a phone, the build time as the site grows,
 * how many bad pictures of a QR code are read, and how fast certificates are issued, published and verified. `npm run bench` runs all,
 * `npm run bench -- paint` one of them. Needs a built site.
 */
import { benchCertificates } from './certificates.ts';
import { benchIssuing } from './issuing.ts';
import { buildWithEntries } from './many-entries.ts';
import { compareFirstVisits } from './first-visit.ts';
import { measureFirstScreens } from './first-screen.ts';
import { comparePaint } from './paint.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  paint: async () => {
    console.log('Largest paint on a simulated phone, median of five, compared with a handwritten page of the same text (goal: within 5 %)');
    console.log(await comparePaint(['/', '/about/overview', '/terms', '/hi/about/legal']));
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
  build: async () => {
    console.log('Build with additional entries in two languages (goal for 2,000: under 60 s and 3,072 MiB on two cores)');
    for (const count of [0, 500, 2000]) {
      const { seconds, cpuSeconds, megabytes } = buildWithEntries(count);
      console.log(
        `  ${count} additional entries: ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time), ${Math.round(megabytes)} MiB`,
      );
    }
  },
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Choose from: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (selected.length === 0 || selected.includes(name)) await run();
}
