/** Builds the site in the working directory and prints `{ seconds, cpuSeconds, megabytes }` of this process as its last line. */
import { performance } from 'node:perf_hooks';
import { build } from 'astro';

const start = performance.now();
await build({ logLevel: 'error' });
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage();
const cpuSeconds = (user + system) / 1e6;
// `maxRSS` is in kibibytes.
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ seconds, cpuSeconds, megabytes }));
