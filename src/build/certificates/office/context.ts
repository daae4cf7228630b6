import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Issuer } from '../../../core/certificates/issuer.ts';
import { toIndianDay } from '../../../core/indian-day.ts';
import type { Language } from '../../../i18n/languages.ts';

/** Where the office works and with what; tests bring their own. */
export interface Office {
  /** The project, which receives what is published. */
  project: string;
  /** The folder outside the project that holds private keys, the register and finished certificates. */
  folder: string;
  issuer: Issuer;
  /** Seconds since 1970. */
  now: () => number;
  /** Asks for the passphrase of a private key; twice when the key is new. */
  passphrase: (kid: string, isNew: boolean) => Promise<string>;
  talk: Talk;
  /** Makes the printable certificate. */
  print: (certificate: { token: string; language: Language }) => Promise<Uint8Array>;
}

/** How the tool speaks to the person who runs it. */
export interface Talk {
  say: (line: string) => void;
  warn: (line: string) => void;
  confirm: (question: string) => Promise<boolean>;
  progress: (title: string, steps: number) => { advance: (step: string) => void; done: (line: string) => void };
}

/** Something that the person who runs the tool can mend; shown without a stack. */
export class OfficeError extends Error {
  /** One line for each thing that is wrong. */
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

/** The folder of the office: `IFSF_CERTIFICATES`, or `.ifsf-certificates` in the home folder. */
export function defaultFolder(): string {
  return process.env.IFSF_CERTIFICATES ?? join(homedir(), '.ifsf-certificates');
}

/** Today's day in India. */
export function today({ now }: Pick<Office, 'now'>): string {
  return toIndianDay(new Date(now() * 1000));
}

/** The places of everything that the tool reads or writes. */
export function placesOf({ project, folder }: Pick<Office, 'project' | 'folder'>) {
  return {
    register: join(folder, 'register.json'),
    keys: join(folder, 'keys'),
    issued: join(folder, 'issued'),
    publicKeys: join(project, 'src/core/certificates/published/keys.json'),
    demonstration: join(project, 'src/core/certificates/published/demonstration.json'),
    statusLists: join(project, 'public/.well-known/status'),
    lookUp: join(project, 'public/cert-index'),
    // On the same disk as the project, so that a rename is one step.
    workshop: join(project, '.cache/certificates'),
  };
}
