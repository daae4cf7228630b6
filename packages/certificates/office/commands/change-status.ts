import { runCommand } from '../run/run-command.ts';
import { confirmWrite, UserError, type IssuerContext } from '../context/context.ts';
import { prepare } from '../run/prepare-register.ts';
import { requireKey } from '../keys/signing-key.ts';
import { findRegistered, getStatus } from '../register/register.ts';

/** The possible changes of status after issue. */
const statusChanges = {
  revoke: { from: ['valid', 'suspended'], to: 'revoked', result: 'permanently revoked' },
  suspend: { from: ['valid'], to: 'suspended', result: 'suspended' },
  reinstate: { from: ['suspended'], to: 'valid', result: 'reinstated' },
} as const;

export type StatusChange = keyof typeof statusChanges;

/**
 * Records in the register that a certificate was revoked, suspended or reinstated. Verifiers see
 * the change once the status list is published.
 *
 * @param number the certificate number as typed
 */
export function changeStatus(
  context: IssuerContext,
  change: StatusChange,
  number: string,
  { reason = '', dryRun = false } = {},
): Promise<void> {
  return runCommand(context, { dryRun }, prepare, async ({ register, published, save }) => {
    const certificate = findRegistered(register, number, context.issuer.product);
    requireKey(context);
    const status = getStatus(certificate);
    const { from, to, result } = statusChanges[change];
    if (!(from as readonly string[]).includes(status)) {
      throw new UserError(
        `${certificate.number} of ${certificate.name} is ${status}; only a certificate that is ${from.join(' or ')} can be ${result}.`,
      );
    }
    if (!reason)
      throw new UserError(
        'Give a reason for the register: --reason "resolution of the Management Board of 18 November 2026". It is not published.',
      );
    const which = `${certificate.number} of ${certificate.name}`;
    const would = `${which} would be ${result}.`;
    const question = `${which} will be ${result}. Continue?`;
    if (!(await confirmWrite(context, { dryRun, would, question }))) return;
    // The order of changes matters, so that each one gets a later second than the one before.
    const at = Math.max(
      context.now(),
      published.newest?.issuedAt ?? 0,
      (certificate.events.at(-1)?.at ?? 0) + 1,
    );
    save({ events: [{ number: certificate.number, at, status: to, reason }] });
    context.prompts.log(
      `${certificate.number} is ${result}. Publish now, so that verifiers see the change: npm run certificate -- publish`,
    );
  });
}
