import type { Told } from '../../shared/compare-lists.ts';
import type { StatusEntry } from '../../shared/status-list.ts';
import { toDay } from '../../shared/times.ts';
import {
  getStatus,
  type Change,
  type Register,
  type RegisteredCertificate,
  type StatusEvent,
} from '../register/register.ts';

/** A register that says what the world was told. */
export interface Reconciled {
  register: Register;
  /** What was missing. */
  events: NonNullable<Change['events']>;
  /** The same, a sentence each. */
  lines: string[];
}

/**
 * Adds to the register what signed lists have told the world and the register does not know: every
 * revocation, and suspensions as in the newest list, unless the register has a later change.
 */
export function reconcile(register: Register, told: Told): Reconciled {
  const entries = new Map(told.entries.map((entry) => [entry.idx, entry]));
  const found = register.certificates.flatMap((certificate) => {
    const event = findMissing(certificate, entries.get(certificate.idx), told);
    return event ? [{ certificate, event }] : [];
  });
  const missing = new Map(found.map(({ certificate, event }) => [certificate, event]));
  return {
    register: {
      ...register,
      certificates: register.certificates.map((certificate) => {
        const event = missing.get(certificate);
        return event ? { ...certificate, events: [...certificate.events, event] } : certificate;
      }),
    },
    events: found.map(({ certificate: { number }, event }) => ({ number, ...event })),
    lines: found.map(
      ({ certificate, event: { status, at } }) =>
        `${certificate.number} of ${certificate.name} is published as ${status} since ${toDay(at)}, but ${getStatus(certificate)} in the register.`,
    ),
  };
}

/** The event that the register lacks, if any. */
function findMissing(
  certificate: RegisteredCertificate,
  entry: StatusEntry | undefined,
  told: Told,
): StatusEvent | undefined {
  const status = getStatus(certificate);
  const published = toEvent(entry, told);
  if (!published || status === 'revoked' || published.status === status) return undefined;
  const last = certificate.events.at(-1);
  const isLater = last !== undefined && last.at >= published.at;
  return isLater && published.status !== 'revoked' ? undefined : published;
}

/** What the lists say of a certificate; undefined before the first list. */
function toEvent(entry: StatusEntry | undefined, { newest }: Told): StatusEvent | undefined {
  if (entry) {
    const { status, at } = entry;
    return { at, status, reason: 'as in a published status list' };
  }
  return (
    newest && {
      at: newest.issuedAt,
      status: 'valid',
      reason: 'not suspended any more in the newest published status list',
    }
  );
}
