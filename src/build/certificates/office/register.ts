import * as v from 'valibot';
import { tierNames } from '../../../core/certificates/claims.ts';
import { readNumber } from '../../../core/certificates/number.ts';
import { readJson, writeJson } from './files.ts';
import { OfficeError, placesOf, type Office } from './context.ts';

const day = v.pipe(v.string(), v.isoDate());

const event = v.strictObject({
  on: day,
  status: v.picklist(['valid', 'suspended', 'revoked']),
  reason: v.string(),
});

const registered = v.strictObject({
  number: v.string(),
  name: v.string(),
  tier: v.picklist(tierNames),
  validFrom: day,
  validUntil: day,
  issued: day,
  kid: v.string(),
  idx: v.number(),
  token: v.string(),
  /** What happened to it since, oldest first. */
  events: v.array(event),
});

const schema = v.strictObject({ list: v.string(), certificates: v.array(registered) });

/** A certificate as the office keeps it. */
export type Registered = v.InferOutput<typeof registered>;

/** All certificates that were ever issued, and the name of their status list. */
export type Register = v.InferOutput<typeof schema>;

/** The register; an empty one before the first certificate. */
export function readRegister(office: Office): Register {
  const { register } = placesOf(office);
  const result = v.safeParse(schema, readJson(register, { list: '1', certificates: [] }));
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'register'}: ${issue.message}`);
  throw new OfficeError(`The register ${register} is damaged. Restore it from your backup.`, lines);
}

/** Keeps the register, readable for its owner alone. */
export function saveRegister(office: Office, register: Register): void {
  writeJson(placesOf(office).register, register, 0o600);
}

/** What is the case today: the last thing that happened. */
export function statusOf({ events }: Registered): v.InferOutput<typeof event>['status'] {
  return events.at(-1)?.status ?? 'valid';
}

/** The certificate with a number as somebody typed it. */
export function findRegistered(register: Register, typed: string, product: string): Registered {
  const read = readNumber(typed, product);
  if (read.form !== 'number')
    throw new OfficeError(`“${typed}” is no certificate number. It has the form ${product}-YYYY-XXXXXXXXX; look for a mistyped character.`);
  const found = register.certificates.find(({ number }) => number === read.number);
  if (!found) throw new OfficeError(`The register holds no certificate ${read.number}.`);
  return found;
}
