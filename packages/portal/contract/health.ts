import * as v from 'valibot';

/** Seconds; null without a mail or backup. */
const age = v.optional(v.nullable(v.number()), null);

/** The response of `/health`. */
export const portalHealthSchema = v.object({
  database: v.literal('ok'),
  /** The age of the oldest mail in the outbox. */
  oldestUnsentMail: age,
  lastBackup: age,
});

export type PortalHealth = v.InferOutput<typeof portalHealthSchema>;
