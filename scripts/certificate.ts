import { parseArgs } from 'node:util';
import { printCertificate } from '../src/build/certificates/document.ts';
import { readSettings } from '../src/build/content/settings.ts';
import { toOrganisation } from '../src/build/documents/organisation.ts';
import { toIssuer } from '../src/core/certificates/issuer.ts';
import { makeDemonstration } from '../src/build/certificates/office/demonstration.ts';
import { issue, print } from '../src/build/certificates/office/issue.ts';
import { removeKey, rotateKey } from '../src/build/certificates/office/keys.ts';
import { defaultFolder, OfficeError, type Office } from '../src/build/certificates/office/context.ts';
import { publish } from '../src/build/certificates/office/publish.ts';
import { askPassphrase, createTalk } from '../src/build/certificates/office/prompts.ts';
import { verify } from '../src/build/certificates/office/verify.ts';
import { withdraw, type Act } from '../src/build/certificates/office/change-status.ts';

const help = `npm run certificate -- <command>

  issue <members.csv>             a certificate for each row: name,tier,valid_from,valid_until
  print <number…> [--to folder]   the PDF files of certificates once more
  revoke <number> --reason "…"    for good
  suspend <number> --reason "…"   for the time being
  reinstate <number> --reason "…" in force again
  rotate-key                      a new signing key; the old one stays valid for what it signed
  rotate-key --remove <key> --reason "…"   takes all trust from a key
  publish                         the status list and the look-up by number, into the project
  verify <number, file or link>   what the site will say
  demonstration                   makes the demonstration certificates anew

  --dry-run   say what would be done, and do nothing
  --yes       do not ask

Private keys and the register stand in ${defaultFolder()} (IFSF_CERTIFICATES).
How each is done: docs/editors/certificates.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    reason: { type: 'string' },
    remove: { type: 'string' },
    to: { type: 'string', default: '.' },
    help: { type: 'boolean', default: false },
  },
});
const [command, ...rest] = positionals;
const options = { dryRun: values['dry-run'], reason: values.reason };

const settings = readSettings(process.cwd());
const issuer = toIssuer(settings);

const office: Office = {
  project: process.cwd(),
  folder: defaultFolder(),
  issuer,
  now: () => Math.floor(Date.now() / 1000),
  passphrase: askPassphrase,
  talk: createTalk(values),
  print: ({ token, language }) => printCertificate(token, language, { issuer, organisation: toOrganisation(settings, language) }),
};

// Ctrl+C lets the step at hand end and then clears up.
const stop = new AbortController();
process.once('SIGINT', () => stop.abort(new OfficeError('Stopped. Nothing was changed.')));
process.once('SIGTERM', () => stop.abort(new OfficeError('Stopped. Nothing was changed.')));

const one = (what: string) => {
  const [first] = rest;
  if (first) return first;
  throw new OfficeError(`Say which ${what}: npm run certificate -- ${command ?? ''} <${what}>`);
};
const act = (name: Act) => withdraw(office, name, one('number'), options);

const commands: Record<string, () => Promise<unknown>> = {
  issue: async () => {
    const folder = await issue(office, one('file'), { ...options, signal: stop.signal });
    if (folder)
      office.talk.say(`The certificates are in ${folder}. Publish now, so that their numbers are known: npm run certificate -- publish`);
  },
  print: () => print(office, [one('number'), ...rest.slice(1)], values.to),
  revoke: () => act('revoke'),
  suspend: () => act('suspend'),
  reinstate: () => act('reinstate'),
  'rotate-key': () => (values.remove ? removeKey(office, values.remove, values.reason ?? '') : rotateKey(office, options)),
  publish: () => publish(office, { ...options, signal: stop.signal }),
  verify: async () => {
    const verdict = await verify(office, one('number, file or link'));
    office.talk.say(JSON.stringify(verdict, null, 2));
  },
  demonstration: () => makeDemonstration(office),
};

try {
  const run = values.help ? undefined : commands[command ?? ''];
  if (run) await run();
  else {
    console.log(help);
    if (command && !values.help) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof OfficeError)) throw error;
  console.error(`\n${error.message}`);
  for (const line of error.lines) console.error(`  ${line}`);
  process.exitCode = 1;
}
