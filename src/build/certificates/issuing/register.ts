import * as v from 'valibot';
import { tierNames } from '../../../core/certificates/claims.ts';
import { readNumber } from '../../../core/certificates/number.ts';
import { readJson, writeJson } from './files.ts';
import { toPaths, UserError, type IssuerContext } from './context.ts';

const day = v.pipe(v.string(), v.isoDate());

const statusEvent = v.strictObject({
  on: day,
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
  idx: v.number(),
  token: v.string(),
  /** The changes of status since issue, oldest first. */
  events: v.array(statusEvent),
});

const registerSchema = v.strictObject({ list: v.string(), certificates: v.array(registeredCertificate) });

export type RegisteredCertificate = v.InferOutput<typeof registeredCertificate>;

/** All certificates ever issued, and the name of their status list. */
export type Register = v.InferOutput<typeof registerSchema>;

/**
 * The register, empty before the first certificate is issued.
 *
 * @throws {UserError} if the file is damaged
 */
export function readRegister(context: IssuerContext): Register {
  const { register } = toPaths(context);
  const result = v.safeParse(registerSchema, readJson(register, { list: '1', certificates: [] }));
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'register'}: ${issue.message}`);
  throw new UserError(`The register ${register} is damaged. Restore it from your backup.`, lines);
}

/** Saves the register, readable by its owner only. */
export function saveRegister(context: IssuerContext, register: Register): void {
  writeJson(toPaths(context).register, register, 0o600);
}

/** The current status: that of the latest event. */
export function getStatus({ events }: RegisteredCertificate): v.InferOutput<typeof statusEvent>['status'] {
  return events.at(-1)?.status ?? 'valid';
}

/**
 * The certificate with the number that was typed.
 *
 * @throws {UserError} if it is not a certificate number, or not in the register
 */
export function findRegistered(register: Register, typed: string, product: string): RegisteredCertificate {
  const read = readNumber(typed, product);
  if (read.form !== 'number')
    throw new UserError(`“${typed}” is not a certificate number. The format is ${product}-YYYY-XXXXXXXXX; check for a mistyped character.`);
  const found = register.certificates.find(({ number }) => number === read.number);
  if (!found) throw new UserError(`The certificate ${read.number} is not in the register.`);
  return found;
}
