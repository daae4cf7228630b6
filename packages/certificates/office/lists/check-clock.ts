import type { SignedList } from '../../shared/compare-lists.ts';
import { clockTolerance } from '../../shared/status-list.ts';
import { formatDateTime, startOfIndianDay } from '../../shared/times.ts';
import { UserError, type IssuerContext } from '../context/context.ts';
import { readPublicKeys } from '../keys/public-keys.ts';

const day = 24 * 60 * 60;

/** After how long without a list or a new key the clock is doubted, in seconds. */
const longTime = 366 * day;

/**
 * Asks whether the clock is right if a witness doubts it: the site, or without its answer the
 * newest list or key.
 *
 * @param witness the time of the site, in seconds since 1970
 * @throws {UserError} if the person says that it is not
 */
export async function checkClock(
  context: IssuerContext,
  lists: readonly SignedList[],
  witness?: number,
): Promise<void> {
  const doubt = findDoubt(context, lists, witness);
  if (!doubt) return;
  const question = `The clock of this computer says ${toText(context.now())}, but ${doubt}. Is the clock of this computer right?`;
  if (!(await context.prompts.confirm(question)))
    throw new UserError(
      'Set the clock of this computer right, then run the command again. Nothing was changed.',
    );
}

function findDoubt(
  context: IssuerContext,
  lists: readonly SignedList[],
  witness: number | undefined,
): string | undefined {
  const now = context.now();
  if (witness !== undefined)
    return Math.abs(witness - now) > clockTolerance
      ? `the site says ${toText(witness)}`
      : undefined;
  const newest = Math.max(
    ...lists.map(({ issuedAt }) => issuedAt),
    ...readPublicKeys(context).map(({ from }) => startOfIndianDay(from)),
  );
  const isFar = newest - now > day || (newest > 0 && now - newest > longTime);
  return isFar ? `the newest status list or key is of ${toText(newest)}` : undefined;
}

function toText(seconds: number): string {
  return formatDateTime(new Date(seconds * 1000), 'en');
}
