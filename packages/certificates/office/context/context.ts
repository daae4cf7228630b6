import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Issuer } from '../../shared/issuer.ts';
import type { Derive } from '../../shared/look-up.ts';
import { toIndianDay } from '@federation/base/indian-day';
import type { Language } from '@federation/i18n/languages';

/** Everything that the commands depend on; tests provide their own. */
export interface IssuerContext {
  /** The folder of the project, which receives the published files. */
  project: string;
  /** The folder outside the project with private keys, register and printed certificates. */
  folder: string;
  issuer: Issuer;
  /** True if the site shows the demonstration certificates. */
  demonstration: boolean;
  /** Derives the secret of a certificate number. */
  derive: Derive;
  /** Seconds since 1970. */
  now: () => number;
  /** The maximum wait for another command that writes, in milliseconds. */
  lockTimeout: number;
  /** Aborted when the person cancels. */
  signal: AbortSignal;
  /** Asks for the passphrase of a private key, twice if the key is new. */
  passphrase: (kid: string, isNew: boolean) => Promise<string>;
  prompts: Prompts;
  /** Creates the printable certificate. */
  print: (certificate: { token: string; language: Language }) => Promise<Uint8Array>;
  /** Loads a public file of the deployed site. */
  load: (address: string) => Promise<Response>;
}

/** The conversation with the person who runs a command. */
export interface Prompts {
  log: (line: string) => void;
  confirm: (question: string) => Promise<boolean>;
  progress: (
    title: string,
    steps: number,
  ) => { advance: (step: string) => void; done: (line: string) => void };
}

/** The same context, but questions are only logged and answered with yes. */
export function assumeYes(context: IssuerContext): IssuerContext {
  const { prompts } = context;
  const confirm = (question: string) => {
    prompts.log(`Would ask: ${question}`);
    return Promise.resolve(true);
  };
  return { ...context, prompts: { ...prompts, confirm } };
}

/**
 * Returns false in a dry run, after saying what the command would do, and if a person answers the
 * question with no.
 */
export async function confirmWrite(
  { prompts }: Pick<IssuerContext, 'prompts'>,
  { dryRun, would, question }: { dryRun: boolean; would: string; question?: string },
): Promise<boolean> {
  if (dryRun) prompts.log(`${would} Nothing was written.`);
  return !dryRun && (question === undefined || prompts.confirm(question));
}

/** An error that the person who runs the command can fix; shown without a stack trace. */
export class UserError extends Error {
  /** One line for each problem. */
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

/**
 * The folder of an office: `CERTIFICATES_FOLDER`, or one in the home folder. Its name is the prefix
 * of the certificates, because one computer may serve several federations.
 */
export function getOfficeFolder(prefix: string): string {
  return process.env.CERTIFICATES_FOLDER ?? join(homedir(), '.certificates', prefix.toLowerCase());
}

/**
 * Prevents private keys from being published or committed by mistake.
 *
 * @throws {UserError} if the folder is inside the project
 */
export function checkFolder({ project, folder }: Pick<IssuerContext, 'project' | 'folder'>): void {
  const path = relative(resolve(project), resolve(folder));
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  if (!isOutside)
    throw new UserError(
      `The folder ${folder} is inside the project, where the private keys would be published. Set CERTIFICATES_FOLDER to a folder outside ${project}.`,
    );
}

/** The current day in India, `YYYY-MM-DD`. */
export function today({ now }: Pick<IssuerContext, 'now'>): string {
  return toIndianDay(new Date(now() * 1000));
}

/** The paths of all files and folders that the commands read or write. */
export function officePaths({ project, folder }: Pick<IssuerContext, 'project' | 'folder'>) {
  return {
    register: join(folder, 'register.sqlite'),
    backups: join(folder, 'backups'),
    // A copy of the last published list; people may add other lists.
    listCopies: join(folder, 'status'),
    keys: join(folder, 'keys'),
    issued: join(folder, 'issued'),
    publicKeys: join(project, 'packages/certificates/published/keys.json'),
    demonstration: join(project, 'packages/certificates/published/demonstration.json'),
    statusLists: join(project, 'public/.well-known/status'),
    lookUp: join(project, 'public/cert-index'),
  };
}
