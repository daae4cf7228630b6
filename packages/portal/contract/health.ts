import * as v from 'valibot';

/** Seconds; null if there is none. */
const age = v.optional(v.nullable(v.number()), null);

/** Mails of the last days. */
const count = v.optional(v.number(), 0);

/** The details of `/health`, for those who have its token. */
export const portalHealthSchema = v.object({
  /** A row was written within a minute. */
  database: v.literal('ok'),
  /** The age of the oldest mail in the outbox. */
  oldestUnsentMail: age,
  mailsGivenUp: count,
  /** Codes that ended before they could be sent. */
  codesExpired: count,
  lastDeletion: age,
  /** What deletes nothing until a person confirms it. */
  stopped: v.optional(v.array(v.string()), []),
  lastBackup: age,
  /** On the disk of the database; null if another server cares for it. */
  freeBytes: v.optional(v.nullable(v.number()), null),
});

export type PortalHealth = v.InferOutput<typeof portalHealthSchema>;
