import { OfficeError, today, type Office } from './context.ts';
import { findRegistered, readRegister, saveRegister, statusOf } from './register.ts';

/** What can be done to a certificate after it was issued. */
export const acts = {
  revoke: { from: ['valid', 'suspended'], to: 'revoked', done: 'revoked for good' },
  suspend: { from: ['valid'], to: 'suspended', done: 'suspended' },
  reinstate: { from: ['suspended'], to: 'valid', done: 'in force again' },
} as const;

export type Act = keyof typeof acts;

/**
 * Notes in the register that a certificate was revoked, suspended or reinstated. Verifiers learn of
 * it when the status list is published.
 *
 * @param number the certificate number as it was typed
 */
export async function withdraw(office: Office, act: Act, number: string, { reason = '', dryRun = false } = {}): Promise<void> {
  const register = readRegister(office);
  const certificate = findRegistered(register, number, office.issuer.product);
  const status = statusOf(certificate);
  const { from, to, done } = acts[act];
  if (!(from as readonly string[]).includes(status)) {
    throw new OfficeError(
      `${certificate.number} of ${certificate.name} is ${status}; only a certificate that is ${from.join(' or ')} can be ${done}.`,
    );
  }
  if (!reason)
    throw new OfficeError(
      'Say why, for the register: --reason "resolution of the Management Board of 18 November 2026". It is not published.',
    );
  if (dryRun) {
    office.talk.say(`${certificate.number} of ${certificate.name} would be ${done}. Nothing was written.`);
    return;
  }
  if (!(await office.talk.confirm(`${certificate.number} of ${certificate.name} will be ${done}. Go on?`))) return;
  const event = { on: today(office), status: to, reason };
  const certificates = register.certificates.map((one) => (one === certificate ? { ...one, events: [...one.events, event] } : one));
  saveRegister(office, { ...register, certificates });
  office.talk.say(`${certificate.number} is ${done}. Publish now, so that verifiers learn of it: npm run certificate -- publish`);
}
