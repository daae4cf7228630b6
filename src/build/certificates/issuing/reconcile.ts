import type { Told } from '../../../core/certificates/compare-lists.ts';
import type { StatusEntry } from '../../../core/certificates/status-list.ts';
import { toDay } from '../../../core/certificates/times.ts';
import { getStatus, type Register, type RegisteredCertificate } from './register.ts';

type StatusEvent = RegisteredCertificate['events'][number];

/** A day, and the moment if it is known. */
interface Moment {
  on: string;
  at?: number | undefined;
}

/** Which of two orders within a day is right: asks the person. */
export type AskOrder = (question: string) => Promise<boolean>;

/** A register that says what the world was told. */
export interface Reconciled {
  /** The same value if nothing was missing. */
  register: Register;
  /** What was missing, one sentence each. */
  lines: string[];
}

/**
 * Adds to the register what signed lists have told the world and the register does not know: every
 * revocation, and suspensions as in the newest list, unless the register has a later change.
 *
 * @param ask whether a certificate is suspended now, where neither the list nor the register says
 * at what time of a day something happened
 * @param now seconds since 1970
 */
export async function reconcile(
  register: Register,
  told: Told,
  ask: AskOrder,
  now: number,
): Promise<Reconciled> {
  const entries = new Map(told.entries.map((entry) => [entry.idx, entry]));
  const lines: string[] = [];
  const certificates: RegisteredCertificate[] = [];
  for (const certificate of register.certificates) {
    const event = await findMissing(certificate, entries.get(certificate.idx), { told, ask, now });
    certificates.push(
      event ? { ...certificate, events: [...certificate.events, event] } : certificate,
    );
    if (event && event.status !== getStatus(certificate))
      lines.push(
        `${certificate.number} of ${certificate.name} is published as ${event.status} since ${event.on}, but ${getStatus(certificate)} in the register.`,
      );
  }
  const isChanged = certificates.some((one, index) => one !== register.certificates[index]);
  return { register: isChanged ? { ...register, certificates } : register, lines };
}

/** The event that the register lacks, if any. */
async function findMissing(
  certificate: RegisteredCertificate,
  entry: StatusEntry | undefined,
  { told, ask, now }: { told: Told; ask: AskOrder; now: number },
): Promise<StatusEvent | undefined> {
  const status = getStatus(certificate);
  const last = certificate.events.at(-1);
  if (status === 'revoked' || entry?.status === status) return undefined;
  const published = toEvent(entry, told);
  // Nothing was published yet, or the certificate is valid for both.
  if (!published || published.status === status) return undefined;
  if (published.status === 'revoked' || !last) return published;
  // A change after the newest list is after all that it says.
  const isLater =
    last.at && last.at > (told.newest?.issuedAt ?? last.at) ? true : compare(last, published);
  if (isLater === undefined) {
    const isSuspended = await ask(
      `${certificate.number} of ${certificate.name} was suspended and reinstated on ${last.on}, and nothing says in which order. Is it suspended now?`,
    );
    return {
      on: toDay(now),
      at: now,
      status: isSuspended ? 'suspended' : 'valid',
      reason: 'the order of two changes on one day, as the office remembers it',
    };
  }
  return isLater ? undefined : published;
}

/** What the lists say of a certificate, as an event of the register. */
function toEvent(entry: StatusEntry | undefined, { newest }: Told): StatusEvent | undefined {
  if (entry) {
    const { status, since: on, at } = entry;
    return { on, ...(at !== undefined && { at }), status, reason: 'as in a published status list' };
  }
  return (
    newest && {
      on: toDay(newest.issuedAt),
      at: newest.issuedAt,
      status: 'valid',
      reason: 'not suspended any more in the newest published status list',
    }
  );
}

/** Whether the first is not before the second; undefined if only their common day is known. */
function compare(first: Moment, second: Moment): boolean | undefined {
  if (first.at !== undefined && second.at !== undefined) return first.at >= second.at;
  return first.on === second.on ? undefined : first.on > second.on;
}
