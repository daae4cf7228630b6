import { parseArgs } from 'node:util';
import { createPrintPool } from '../src/build/certificates/print-pool.ts';
import {
  changeStatus,
  type StatusChange,
} from '../src/build/certificates/issuing/change-status.ts';
import {
  checkFolder,
  defaultFolder,
  UserError,
  type IssuerContext,
} from '../src/build/certificates/issuing/context.ts';
import { createDemonstration } from '../src/build/certificates/issuing/demonstration.ts';
import { explainError } from '../src/build/certificates/issuing/explain-error.ts';
import { issue } from '../src/build/certificates/issuing/issue.ts';
import { removeKey, rotateKey } from '../src/build/certificates/issuing/keys.ts';
import { print } from '../src/build/certificates/issuing/print.ts';
import { askPassphrase, createPrompts } from '../src/build/certificates/issuing/prompts.ts';
import { publish } from '../src/build/certificates/issuing/publish.ts';
import { checkReady } from '../src/build/certificates/issuing/ready.ts';
import { restoreBackup, showBackups } from '../src/build/certificates/issuing/restore.ts';
import { restoreFromFiles } from '../src/build/certificates/issuing/restore-from-files.ts';
import { verifyAndCompare } from '../src/build/certificates/issuing/verify.ts';
import { readSettings } from '../src/build/content/site-files.ts';
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
  publish --accept-loss --reason "…"       publish although certificates that were published are missing in the register
  publish --without-site --reason "…"      publish although the site can’t be asked what it has published
  backups                                  list the backups of the register
  restore <number of a backup>             make a backup the register again
  restore <PDF files or folders…>          add certificates that are missing in the register
  verify <number, file or link>            show the result that the site will show
  ready                                    check everything before the site goes live, and after each upload
  demonstration                            create the demonstration certificates again

  --dry-run   show what would be done; changes nothing
  --yes       do not ask for confirmation

Private keys and the register are in ${defaultFolder()} (IFSF_CERTIFICATES).
Step by step: docs/editors/en/certificates.md`;

const options = {
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
  reason: { type: 'string' },
  remove: { type: 'string' },
  to: { type: 'string' },
  'accept-loss': { type: 'boolean' },
  'without-site': { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface Command {
  /** What it needs, in words; several if `many`. */
  needs?: string;
  many?: boolean;
  /** The options that only some commands have. */
  options?: readonly (keyof typeof options)[];
  run: (context: IssuerContext, given: string[], values: Values & { dryRun: boolean }) => unknown;
}

const change = (name: StatusChange): Command => ({
  needs: 'number',
  options: ['reason'],
  run: (context, [number = ''], values) => changeStatus(context, name, number, values),
});

const commands: Record<string, Command> = {
  issue: {
    needs: 'file',
    run: async (context, [file = ''], values) => {
      const folder = await issue(context, file, values);
      if (folder)
        context.prompts.log(
          `The certificates are in ${folder}. Publish now, so that their numbers can be found: npm run certificate -- publish`,
        );
    },
  },
  print: {
    needs: 'number',
    many: true,
    options: ['to'],
    run: (context, numbers, { to, dryRun }) => print(context, numbers, to ?? '.', { dryRun }),
  },
  revoke: change('revoke'),
  suspend: change('suspend'),
  reinstate: change('reinstate'),
  'rotate-key': {
    options: ['remove', 'reason'],
    run: (context, _, values) =>
      values.remove
        ? removeKey(context, values.remove, values.reason, values)
        : rotateKey(context, values),
  },
  publish: {
    options: ['accept-loss', 'without-site', 'reason'],
    run: (context, _, { dryRun, reason, ...values }) => {
      const [acceptsLoss, withoutSite] = [values['accept-loss'], values['without-site']];
      if ((acceptsLoss || withoutSite) && !reason)
        throw new UserError(
          'Give a reason for the register: --reason "the computer was stolen on 3 May 2027".',
        );
      return publish(context, {
        dryRun,
        acceptLoss: acceptsLoss ? reason : undefined,
        withoutSite: withoutSite ? reason : undefined,
      });
    },
  },
  backups: { run: showBackups },
  restore: {
    needs: 'number of a backup, or PDF files',
    many: true,
    run: (context, given, values) =>
      /^\d+$/.test(given[0] ?? '') && given.length === 1
        ? restoreBackup(context, Number(given[0]), values)
        : restoreFromFiles(context, given, values),
  },
  verify: {
    needs: 'number, file or link',
    run: async (context, [input = '']) =>
      context.prompts.log(JSON.stringify(await verifyAndCompare(context, input), null, 2)),
  },
  ready: {
    run: async (context) => {
      const checks = await checkReady(context);
      for (const { ok, sentence } of checks) context.prompts.log(`${ok ? '✓' : '✗'} ${sentence}`);
      const problems = checks.filter(({ ok }) => !ok).length;
      context.prompts.log(
        problems === 0
          ? 'Everything is ready.'
          : `${problems} of ${checks.length} checks need something to be done.`,
      );
      if (problems > 0) process.exitCode = 1;
    },
  },
  demonstration: { run: (context, _, values) => createDemonstration(context, values) },
};

/** The command that was typed, and what was given to it. */
function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...given] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help || !name) return { values };
  if (!command) throw new UserError(`There is no command “${name}”.`, help.split('\n'));
  const unknown = Object.keys(values).filter(
    (one) => !['dry-run', 'yes', ...(command.options ?? [])].includes(one),
  );
  if (unknown.length > 0)
    throw new UserError(`The command ${name} has no option --${unknown.join(', --')}.`);
  if (command.needs && given.length === 0)
    throw new UserError(
      `The ${command.needs} is missing: npm run certificate -- ${name} <${command.needs}>`,
    );
  const [, ...tooMany] = command.needs ? given : ['', ...given];
  if (!command.many && tooMany.length > 0)
    throw new UserError(`${name} does not take “${tooMany.join(' ')}”.`);
  return { values, command, given };
}

function createContext(yes: boolean, signal: AbortSignal): IssuerContext {
  checkFolder({ project: process.cwd(), folder: defaultFolder() });
  const settings = readSettings(process.cwd());
  const issuer = toIssuer(settings);
  return {
    project: process.cwd(),
    folder: defaultFolder(),
    issuer,
    demonstration: settings.demonstrationCertificates,
    now: () => Math.floor(Date.now() / 1000),
    signal,
    passphrase: askPassphrase,
    prompts: createPrompts({ yes }),
    print: ({ token, language }) =>
      printPool.print({
        token,
        language,
        issuer,
        organisation: toOrganisation(settings, language),
      }),
    load: (address) => fetch(address, { signal: AbortSignal.timeout(20_000) }),
  };
}

// On Ctrl+C, the current step finishes and temporary files are deleted.
const interruption = new AbortController();
const interrupt = () => interruption.abort(new UserError('Cancelled. Nothing was changed.'));
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

const printPool = createPrintPool();
try {
  const { command, given = [], values } = readArguments();
  if (command)
    await command.run(createContext(values.yes ?? false, interruption.signal), given, {
      ...values,
      dryRun: values['dry-run'] ?? false,
    });
  else console.log(help);
} catch (error) {
  const lines = explainError(error);
  if (!lines) throw error;
  console.error(`\n${lines.join('\n')}`);
  process.exitCode = 1;
} finally {
  await printPool.close();
}
