import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { tierNames } from '../../../core/certificates/claims.ts';
import { readNumber } from '../../../core/certificates/number.ts';
import { findNewestBackup, saveBackup } from './backups.ts';
import { readJson, writeJson } from './files.ts';
import { toPaths, UserError, type IssuerContext } from './context.ts';

const day = v.pipe(v.string(), v.isoDate());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const statusEvent = v.strictObject({
  on: day,
  /** The moment, in seconds since 1970; older registers have none. */
  at: v.optional(count),
  status: v.picklist(['valid', 'suspended', 'revoked']),
  reason: v.string(),
});

const registeredCertificate = v.strictObject({
  number: v.string(),
  name: v.string(),
  tier: v.picklist(tierNames),
  validFrom: day,
  validUntil: day,
  issued: day,
  kid: v.string(),
  idx: count,
  token: v.string(),
  /** The changes of status since issue, oldest first. */
  events: v.array(statusEvent),
});

const publication = v.strictObject({
  /** The id that the published status list has, too. */
  id: v.string(),
  on: day,
  /**
   * How many certificates the register had, and a digest of their numbers: later registers begin
   * with the same.
   */
  certificates: count,
  digest: v.string(),
  /** Why something that was published before is missing. */
  loss: v.optional(v.string()),
  /** Why the site was not asked which list it has. */
  withoutSite: v.optional(v.string()),
});

const registerSchema = v.strictObject({
  /** Increases by one each time the register is saved; a backup has the same number. */
  revision: v.optional(count, 0),
  /** The name of the status list, which is the name of its file, too. */
  list: v.pipe(v.string(), v.regex(/^\w+$/, 'is not the name of a list')),
  certificates: v.array(registeredCertificate),
  publications: v.optional(v.array(publication), []),
  /**
   * The keys that are no longer trusted, so that a project from before their removal is noticed.
   */
  removedKeys: v.optional(v.array(v.string()), []),
});

export type RegisteredCertificate = v.InferOutput<typeof registeredCertificate>;

/** All certificates ever issued, in the order of issue, and when they were published. */
export type Register = v.InferOutput<typeof registerSchema>;

/** The register before the first certificate is issued. */
export const emptyRegister: Register = {
  revision: 0,
  list: '1',
  certificates: [],
  publications: [],
  removedKeys: [],
};

/**
 * The register, empty before the first certificate is issued.
 *
 * @throws {UserError} if the file is damaged, missing or older than its newest backup
 */
export function readRegister(context: IssuerContext): Register {
  const { register: file } = toPaths(context);
  const newest = findNewestBackup(context);
  const help =
    'List the backups: npm run certificate -- backups. Then restore one: npm run certificate -- restore <number>.';
  if (!existsSync(file) && newest)
    throw new UserError(`The register ${file} is missing, but it has backups. ${help}`);
  const register = parseRegister(readJson(file, emptyRegister, help), file, help);
  if (newest && newest.revision > register.revision)
    throw new UserError(
      `The register ${file} is older than its newest backup: it has revision ${register.revision}, the backup ${newest.revision} of ${newest.on}. ${help}`,
    );
  return register;
}

/**
 * Checks the form of a register.
 *
 * @throws {UserError} if it is damaged
 */
export function parseRegister(value: unknown, file: string, help = ''): Register {
  const result = v.safeParse(registerSchema, value);
  if (result.success) return result.output;
  const lines = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'register'}: ${issue.message}`,
  );
  throw new UserError(`The register ${file} is damaged. ${help}`, lines);
}

/**
 * Saves the register as its next revision, readable by its owner only, and a backup of it.
 *
 * @param after the number of an earlier revision that the new one must exceed
 * @returns what was saved
 */
export function saveRegister(context: IssuerContext, register: Register, after = 0): Register {
  const next = { ...register, revision: Math.max(register.revision, after) + 1 };
  writeJson(toPaths(context).register, next, 0o600);
  saveBackup(context, next);
  return next;
}

/** The current status: that of the latest event. */
export function getStatus({
  events,
}: RegisteredCertificate): v.InferOutput<typeof statusEvent>['status'] {
  return events.at(-1)?.status ?? 'valid';
}

/**
 * The certificate with the number that was typed.
 *
 * @throws {UserError} if it is not a certificate number, or not in the register
 */
export function findRegistered(
  register: Register,
  typed: string,
  product: string,
): RegisteredCertificate {
  const read = readNumber(typed, product);
  if (read.form !== 'number')
    throw new UserError(
      `“${typed}” is not a certificate number. The format is ${product}-YYYY-XXXXXXXXX; check for a mistyped character.`,
    );
  const found = register.certificates.find(({ number }) => number === read.number);
  if (!found) throw new UserError(`The certificate ${read.number} is not in the register.`);
  return found;
}
