import { parseArgs } from 'node:util';
import { printCertificate } from '../src/build/certificates/document.ts';
import { changeStatus, type StatusChange } from '../src/build/certificates/issuing/change-status.ts';
import { defaultFolder, UserError, type IssuerContext } from '../src/build/certificates/issuing/context.ts';
import { createDemonstration } from '../src/build/certificates/issuing/demonstration.ts';
import { issue, print } from '../src/build/certificates/issuing/issue.ts';
import { removeKey, rotateKey } from '../src/build/certificates/issuing/keys.ts';
import { askPassphrase, createPrompts } from '../src/build/certificates/issuing/prompts.ts';
import { publish } from '../src/build/certificates/issuing/publish.ts';
import { verify } from '../src/build/certificates/issuing/verify.ts';
import { readSettings } from '../src/build/content/settings.ts';
import { toOrganisation } from '../src/build/documents/organisation.ts';
import { toIssuer } from '../src/core/certificates/issuer.ts';

const help = `npm run certificate -- <command>

  issue <members.csv>                      issue a certificate for each row: name,tier,valid_from,valid_until
  print <number…> [--to folder]            print the PDF files of certificates again
  revoke <number> --reason "…"             revoke a certificate permanently
  suspend <number> --reason "…"            suspend a certificate temporarily
  reinstate <number> --reason "…"          end a suspension
  rotate-key                               create a new signing key; what the old one signed stays valid
  rotate-key --remove <key> --reason "…"   remove trust from a key permanently
  publish                                  write the status list and the look-up by number into the project
  verify <number, file or link>            show the result that the site will show
  demonstration                            create the demonstration certificates again

  --dry-run   show what would be done without doing it
  --yes       do not ask for confirmation

Private keys and the register are in ${defaultFolder()} (IFSF_CERTIFICATES).
Step by step: docs/editors/certificates.md`;

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

const context: IssuerContext = {
  project: process.cwd(),
  folder: defaultFolder(),
  issuer,
  now: () => Math.floor(Date.now() / 1000),
  passphrase: askPassphrase,
  prompts: createPrompts(values),
  print: ({ token, language }) => printCertificate(token, language, { issuer, organisation: toOrganisation(settings, language) }),
};

// On Ctrl+C, the current step finishes and temporary files are deleted.
const interruption = new AbortController();
const interrupt = () => interruption.abort(new UserError('Cancelled. Nothing was changed.'));
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

const requireArgument = (name: string) => {
  const [first] = rest;
  if (first) return first;
  throw new UserError(`The ${name} is missing: npm run certificate -- ${command ?? ''} <${name}>`);
};
const change = (name: StatusChange) => changeStatus(context, name, requireArgument('number'), options);

const commands: Record<string, () => Promise<unknown>> = {
  issue: async () => {
    const folder = await issue(context, requireArgument('file'), { ...options, signal: interruption.signal });
    if (folder)
      context.prompts.log(
        `The certificates are in ${folder}. Publish now, so that their numbers can be found: npm run certificate -- publish`,
      );
  },
  print: () => print(context, [requireArgument('number'), ...rest.slice(1)], values.to),
  revoke: () => change('revoke'),
  suspend: () => change('suspend'),
  reinstate: () => change('reinstate'),
  'rotate-key': () => (values.remove ? removeKey(context, values.remove, values.reason ?? '') : rotateKey(context, options)),
  publish: () => publish(context, { ...options, signal: interruption.signal }),
  verify: async () => {
    const verdict = await verify(context, requireArgument('number, file or link'));
    context.prompts.log(JSON.stringify(verdict, null, 2));
  },
  demonstration: () => createDemonstration(context),
};

try {
  const run = values.help ? undefined : commands[command ?? ''];
  if (run) await run();
  else {
    console.log(help);
    if (command && !values.help) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`\n${error.message}`);
  for (const line of error.lines) console.error(`  ${line}`);
  process.exitCode = 1;
}
