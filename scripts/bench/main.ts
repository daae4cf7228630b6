/**
 * Measures what depends on the machine and is therefore no test: how soon the largest text is
 * painted, beside a hand-written page of the same words, how long the build takes as the site
 * grows, and how many bad pictures of a QR code are read. `npm run bench`, or one of them: `npm run bench -- paint`. Needs a built site.
 */
import { benchCertificates } from './certificates.ts';
import { buildWithEntries } from './many-entries.ts';
import { comparePaint } from './paint.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  paint: async () => {
    console.log('Largest paint on a simulated phone, median of five, beside a hand-written page of the same words (aim: within 5 %)');
    console.log(await comparePaint(['/', '/about/overview', '/terms', '/hi/about/legal']));
  },
  certificates: benchCertificates,
  build: async () => {
    console.log('Build with more entries in two languages (aim for 2,000: under 60 s and 3,072 MiB on two cores)');
    for (const count of [0, 500, 2000]) {
      const { seconds, cpuSeconds, megabytes } = buildWithEntries(count);
      console.log(`  ${count} more entries: ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of work), ${Math.round(megabytes)} MiB`);
    }
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Choose from: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
