import type { OwnPortal } from '@federation/portal/contract/api';
import { toDetailsHeader } from '@federation/portal/contract/complaint-details';
import type { SendKey } from '../../browser/send-key.ts';

/** The id of the honeypot of a form. No program that fills in forms for people knows it. */
export const honeypotId = 'field-q7';

/**
 * The headers that a form sends to the portal of the site. Its body is that of every portal; another
 * portal gets no header.
 */
export function toSiteHeaders(
  { notice, complaint }: OwnPortal,
  { submission, browser }: SendKey,
): Record<string, string> {
  const honeypot = document.getElementById(honeypotId) as HTMLInputElement | null;
  return {
    'Idempotency-Key': submission,
    'Browser-Key': browser,
    'Notice-Version': notice,
    ...(complaint && { 'Complaint-Details': toDetailsHeader(complaint) }),
    'Form-Seconds': String(Math.floor(performance.now() / 1000)),
    ...(honeypot?.value && { 'Form-Honeypot': 'filled' }),
  };
}
