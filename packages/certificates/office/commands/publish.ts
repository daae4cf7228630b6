import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { StatusEntry } from '../../shared/status-list.ts';
import { writeFileAtomic } from '@federation/base/file-cache';
import { formatCount } from '@federation/base/count';
import { runCommand } from '../run/run-command.ts';
import { findLosses, findOrphans } from '../lists/losses.ts';
import { prepareLookUp, writeLookUp } from '../published/look-up-files.ts';
import { loadActiveKey, requireKey } from '../keys/signing-key.ts';
import { confirmWrite, officePaths, UserError, type IssuerContext } from '../context/context.ts';
import { prepareToPublish } from '../run/prepare-register.ts';
import { getStatus, statusList, type Register } from '../register/register.ts';
import { signStatusList } from '../keys/sign-list.ts';

interface PublishOptions {
  dryRun?: boolean;
  acceptLoss?: string | undefined;
  withoutSite?: string | undefined;
}

/**
 * Publishes the register: the signed status list, and the look-up by number, encrypted again.
 *
 * @param acceptLoss the reason why published certificates are missing; required if some are
 * @param withoutSite the reason why the list of the site can’t be loaded; required if it can’t
 * @throws {UserError} without a signing key, or if something published is missing
 */
export function publishLists(
  context: IssuerContext,
  { dryRun = false, acceptLoss, withoutSite }: PublishOptions = {},
): Promise<void> {
  const prepare = prepareToPublish(withoutSite);
  return runCommand(context, { dryRun }, prepare, async ({ register, published, save }) => {
    requireKey(context);
    const losses = findLosses(register, published);
    checkLosses(losses, acceptLoss);
    const entries = [...toStatusEntries(register), ...findOrphans(register, published)];
    const count = `${formatCount(register.certificates.length, 'certificate')}, ${entries.length} of them revoked or suspended`;
    if (!(await confirmWrite(context, { dryRun, would: `Would publish ${count}.` }))) return;
    const key = await loadActiveKey(context);
    const id = randomUUID();
    const list = await signStatusList(statusList, entries, context.issuer, key, {
      // Verifiers refuse a list that is older than one they have seen.
      issued: Math.max(context.now(), published.newest?.issuedAt ?? 0),
      id,
    });
    const files = await prepareLookUp(context, register.certificates);
    // Save first: a published list that the register does not know counts as a loss.
    save({
      publications: [
        {
          id,
          at: context.now(),
          certificates: register.certificates.length,
          loss: losses.length > 0 ? acceptLoss : undefined,
          withoutSite,
        },
      ],
    });
    writeLookUp(context, files);
    const { statusLists, listCopies } = officePaths(context);
    writeFileAtomic(join(listCopies, `${statusList}.jwt`), list, 0o600);
    writeFileAtomic(join(statusLists, `${statusList}.jwt`), list);
    context.prompts.log(
      `Published ${count}. Now build and upload the site. Publish again within a week even if nothing changes: when the status list expires, every result turns amber.`,
    );
  });
}

/** @throws {UserError} if the register lacks something published and no reason accepts that */
function checkLosses(losses: readonly string[], acceptLoss: string | undefined): void {
  if (losses.length === 0 || acceptLoss) return;
  throw new UserError('The register lacks something that is published. Nothing was published.', [
    ...losses,
    'Restore the newest register: npm run certificate -- backups shows what there is.',
    'If there is no newer one: restore certificates from their PDF files, then publish --accept-loss --reason "…". Revocations and suspensions stay.',
    'Step by step: “A lost register” in docs/editors/en/certificates.md',
  ]);
}

function toStatusEntries(register: Register): StatusEntry[] {
  return register.certificates.flatMap((certificate) => {
    const status = getStatus(certificate);
    const { at = 0 } = certificate.events.at(-1) ?? {};
    return status === 'valid' ? [] : [{ idx: certificate.idx, status, at }];
  });
}
