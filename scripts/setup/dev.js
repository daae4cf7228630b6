import { clearStaleServer } from './dev-server.js';
import { installPackages, run, stop } from './prepare.js';

const given = process.argv.slice(2);
if (given.includes('--hi')) process.env.CONTENT_LANGUAGE = 'hi';
const args = given.filter((one) => one !== '--hi');

installPackages();
// `stop`, `status` and `logs` are about the server that is running.
const isStart = !args.some((one) => ['stop', 'status', 'logs', '--ignore-lock'].includes(one));
const address = isStart && (await clearStaleServer('.astro/dev.json'));
if (address) stop(`The site is already shown at ${address}\nOpen that address. To end it: npm run dev -- stop`);
process.exit(run('npm', ['run', '--silent', 'dev:astro', '--', ...args]));
