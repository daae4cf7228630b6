import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../context/context.ts';
import {
  readCertificate,
  type Change,
  type RegisteredPublication,
  type Register,
  type RegisteredCertificate,
  type StatusEvent,
} from './register.ts';

/** A certificate is stored as its token, which contains everything else about it. */
export const tables = `
  CREATE TABLE IF NOT EXISTS certificate (number TEXT PRIMARY KEY, token TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS event (
    number TEXT NOT NULL REFERENCES certificate,
    at INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('valid', 'suspended', 'revoked')),
    reason TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS publication (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    certificates INTEGER NOT NULL,
    loss TEXT,
    without_site TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS removed_key (kid TEXT PRIMARY KEY) STRICT;
`;

/**
 * Reads a register.
 *
 * @param found certificates to add; they replace those with the same number
 * @throws {UserError} if a token can’t be read or has another number
 */
export function readRegister(
  database: DatabaseSync,
  found: Register['certificates'] = [],
): Register {
  const read = (sql: string): unknown[] => database.prepare(sql).all();
  // STRICT tables guarantee the types of the columns.
  const rows = read('SELECT number, token FROM certificate ORDER BY rowid') as Row[];
  const events = read(
    'SELECT number, at, status, reason FROM event ORDER BY rowid',
  ) as (StatusEvent & { number: string })[];
  const publications = read(
    'SELECT id, at, certificates, loss, without_site AS withoutSite FROM publication ORDER BY rowid',
  ) as RegisteredPublication[];
  const keys = read('SELECT kid FROM removed_key ORDER BY rowid') as { kid: string }[];
  const tokens = new Map([...rows, ...found].map(({ number, token }) => [number, token]));
  const eventsOf = Map.groupBy(events, ({ number }) => number);
  return {
    certificates: [...tokens].map(([number, token]) =>
      readRow({ number, token }, eventsOf.get(number) ?? []),
    ),
    publications,
    removedKeys: keys.map(({ kid }) => kid),
  };
}

type Row = Pick<RegisteredCertificate, 'number' | 'token'>;

function readRow(
  { number, token }: Row,
  events: readonly (StatusEvent & { number: string })[],
): RegisteredCertificate {
  const own = events.map(({ at, status, reason }) => ({ at, status, reason }));
  try {
    const certificate = readCertificate(token, own);
    if (certificate.number === number) return certificate;
  } catch {
    // Not a token: handled below.
  }
  throw damageError([
    `${number}: its signed certificate is damaged, or is that of another number.`,
  ]);
}

/** The error for certificates that differ from their signature. */
export function damageError(lines: readonly string[]): UserError {
  return new UserError(
    'The register is damaged: it differs from the certificates that were signed. Nothing was changed.',
    [
      ...lines,
      'Restore a backup (npm run certificate -- backups), or these certificates from their PDF files: npm run certificate -- restore <PDF files or folders…>',
    ],
  );
}

export function writeChange(database: DatabaseSync, change: Change): void {
  const { certificates = [], events = [], publications = [], removedKeys = [] } = change;
  const addCertificate = database.prepare(
    'INSERT INTO certificate VALUES (?, ?) ON CONFLICT (number) DO UPDATE SET token = excluded.token',
  );
  for (const { number, token } of certificates) addCertificate.run(number, token);
  const addEvent = database.prepare('INSERT INTO event VALUES (?, ?, ?, ?)');
  for (const { number, at, status, reason } of events) addEvent.run(number, at, status, reason);
  const addPublication = database.prepare('INSERT INTO publication VALUES (?, ?, ?, ?, ?)');
  for (const { id, at, certificates: count, loss, withoutSite } of publications)
    addPublication.run(id, at, count, loss ?? null, withoutSite ?? null);
  const addKey = database.prepare('INSERT OR IGNORE INTO removed_key VALUES (?)');
  for (const kid of removedKeys) addKey.run(kid);
}

/** Replaces the content of the database by another register. */
export function replaceRegister(database: DatabaseSync, register: Register): void {
  for (const table of ['event', 'certificate', 'publication', 'removed_key'])
    database.exec(`DELETE FROM ${table}`);
  writeChange(database, {
    ...register,
    events: register.certificates.flatMap(({ number, events }) =>
      events.map((event) => ({ number, ...event })),
    ),
  });
}
