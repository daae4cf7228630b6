import { findDevServer } from './dev-server.js';
import { installPackages, run, stop } from './prepare.js';

const given = process.argv.slice(2);
// A language such as `--hi`: the messages of the content check are in it.
/** @param {string} one */
const isLanguage = (one) => /^--[a-z]{2,3}$/.test(one);
const language = given.find(isLanguage)?.slice(2);
if (language) process.env.CONTENT_LANGUAGE = language;
const isEdit = given.includes('--edit');
if (isEdit) process.env.EDITING_DESK = 'open';
const args = given.filter((one) => !isLanguage(one) && one !== '--edit');

installPackages();
// `stop`, `status` and `logs` act on the running server.
const isStart = !args.some((one) => ['stop', 'status', 'logs', '--ignore-lock'].includes(one));
const { PORT } = process.env;
if (isStart && PORT && !args.includes('--port')) args.push('--port', PORT);
const server = isStart && (await findDevServer('.astro/dev.json'));
if (server) {
  const { address, hasDesk } = server;
  if (isEdit && !hasDesk)
    stop(
      `The site is already shown at ${address}, without the desk.\nEnd it: npm run dev -- stop\nThen run: npm run edit`,
    );
  stop(
    `The ${isEdit ? 'desk' : 'site'} is already shown at ${isEdit ? new URL('/_edit', address) : address}\nOpen that address. To end it: npm run dev -- stop`,
  );
}
process.exit(run('npm', ['run', '--silent', 'dev:astro', '--', ...args]));
