import { sql } from 'kysely';

/** The time as stored, or one some milliseconds later. */
export const toTime = (now: Date, later = 0) => new Date(now.getTime() + later).toISOString();

/**
 * Selects what has not expired.
 *
 * @param lifetime milliseconds; a later expiry comes from a wrong clock
 */
export const isUnexpired = (now: Date, lifetime: number) =>
  sql<boolean>`expires_at > ${toTime(now)} and expires_at <= ${toTime(now, lifetime)}`;
