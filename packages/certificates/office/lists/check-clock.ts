import type { SignedList } from '../../shared/compare-lists.ts';
import { clockTolerance } from '../../shared/status-list.ts';
import { formatDateTime, startOfIndianDay } from '../../shared/times.ts';
import { UserError, type IssuerContext } from '../context/context.ts';
import { readPublicKeys } from '../keys/public-keys.ts';

const day = 24 * 60 * 60;

/** A clock that is later than the newest list or key by more than this is doubted, in seconds. */
const longTime = 366 * day;

/**
 * Compares the clock of this computer with that of the site, or with the newest list or key if the
 * site does not answer. Asks a person if they differ too much.
 *
 * @param witness the time of the site, in seconds since 1970
 * @throws {UserError} if the person says that the clock is wrong
 */
export async function checkClock(
  context: IssuerContext,
  lists: readonly SignedList[],
  witness?: number,
): Promise<void> {
  const doubt = findDoubt(context, lists, witness);
  if (!doubt) return;
  const question = `The clock of this computer says ${formatSeconds(context.now())}, but ${doubt}. Is the clock of this computer right?`;
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
      ? `the site says ${formatSeconds(witness)}`
      : undefined;
  const newest = Math.max(
    ...lists.map(({ issuedAt }) => issuedAt),
    ...readPublicKeys(context).map(({ from }) => startOfIndianDay(from)),
  );
  const isFar = newest - now > day || (newest > 0 && now - newest > longTime);
  return isFar ? `the newest status list or key is of ${formatSeconds(newest)}` : undefined;
}

function formatSeconds(seconds: number): string {
  return formatDateTime(new Date(seconds * 1000), 'en');
}
