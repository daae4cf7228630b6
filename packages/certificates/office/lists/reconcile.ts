import type { PublishedStatuses } from '../../shared/compare-lists.ts';
import type { StatusEntry } from '../../shared/status-list.ts';
import { toDay } from '../../shared/times.ts';
import {
  getStatus,
  type Change,
  type Register,
  type RegisteredCertificate,
  type StatusEvent,
} from '../register/register.ts';

/** A register that agrees with the published lists. */
export interface Reconciled {
  register: Register;
  /** The events that were added. */
  events: NonNullable<Change['events']>;
  /** A sentence for each event. */
  lines: string[];
}

/**
 * Adds the events that the register lacks according to the published lists. A revocation in any
 * list counts. Suspensions are those of the newest list, unless the register has a later change.
 */
export function reconcile(register: Register, published: PublishedStatuses): Reconciled {
  const entries = new Map(published.entries.map((entry) => [entry.idx, entry]));
  const found = register.certificates.flatMap((certificate) => {
    const event = findMissing(certificate, entries.get(certificate.idx), published);
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

function findMissing(
  certificate: RegisteredCertificate,
  entry: StatusEntry | undefined,
  published: PublishedStatuses,
): StatusEvent | undefined {
  const status = getStatus(certificate);
  const event = toEvent(entry, published);
  if (!event || status === 'revoked' || event.status === status) return undefined;
  const last = certificate.events.at(-1);
  const isLater = last !== undefined && last.at >= event.at;
  return isLater && event.status !== 'revoked' ? undefined : event;
}

/** The published status as an event; undefined before the first list. */
function toEvent(
  entry: StatusEntry | undefined,
  { newest }: PublishedStatuses,
): StatusEvent | undefined {
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
