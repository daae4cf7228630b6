import type { parseArgs } from 'node:util';
import { changeStatus, type StatusChange } from './change-status.ts';
import { UserError, type IssuerContext } from '../context/context.ts';
import { createDemonstration } from '../demonstration/demonstration.ts';
import { issue } from './issue.ts';
import { removeKey, rotateKey } from './change-keys.ts';
import { print } from './print.ts';
import { publishLists } from './publish.ts';
import { restoreRegister, showBackups } from './restore-backup.ts';
import { restoreFromFiles } from './restore-from-files.ts';
import { verifyAndCompare } from './verify.ts';

/** Shown if the command is missing or unknown. */
export const help = `npm run certificate -- <command>

  issue <members.csv>                      issue a certificate for each row: name,tier,valid_from,valid_until
  print <number or day…> [--to folder]     print certificates again, or all that were issued on a day (2026-11-20)
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
  demonstration                            create the demonstration certificates again

  --dry-run   show what would be done; changes nothing
  --yes       do not ask for confirmation

Private keys and the register are in ~/.certificates/<prefix of the numbers>, or in CERTIFICATES_FOLDER.
Step by step: docs/editors/en/certificates.md`;

/** The options of all commands, as `parseArgs` takes them. */
export const options = {
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

/** A command of the office. */
export interface Command {
  /** Names its arguments for messages; `many` allows several. */
  needs?: string;
  many?: boolean;
  /** The options that not every command has. */
  options?: readonly (keyof typeof options)[];
  /** Resolves with the exit code, if it is not 0. */
  run: (
    context: IssuerContext,
    given: string[],
    values: Values & { dryRun: boolean },
  ) => Promise<unknown>;
}

const change = (name: StatusChange): Command => ({
  needs: 'number',
  options: ['reason'],
  run: (context, [number = ''], values) => changeStatus(context, name, number, values),
});

/** The commands by name. */
export const commands: Record<string, Command> = {
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
    needs: 'number or day',
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
      return publishLists(context, {
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
        ? restoreRegister(context, Number(given[0]), values)
        : restoreFromFiles(context, given, values),
  },
  verify: {
    needs: 'number, file or link',
    run: async (context, [input = '']) =>
      context.prompts.log(JSON.stringify(await verifyAndCompare(context, input), null, 2)),
  },
  demonstration: { run: (context, _, values) => createDemonstration(context, values) },
};
