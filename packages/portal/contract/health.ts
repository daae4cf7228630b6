import * as v from 'valibot';

/** Seconds; null where there is nothing to be timed. */
const age = v.optional(v.nullable(v.number()), null);

/** What the portal of the site says of itself at `/health`. */
export const portalHealthSchema = v.object({
  database: v.literal('ok'),
  /** For how long the oldest mail has waited that is not sent yet. */
  oldestUnsentMail: age,
  /** How long ago the last backup was made. */
  lastBackup: age,
});

export type PortalHealth = v.InferOutput<typeof portalHealthSchema>;
