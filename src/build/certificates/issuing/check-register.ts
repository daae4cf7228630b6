import { toStatusAddress } from '../../../core/certificates/issuer.ts';
import { toDay } from '../../../core/certificates/times.ts';
import { verifySignature } from '../../../core/certificates/token.ts';
import { UserError, type IssuerContext } from './context.ts';
import { inParallel } from './in-parallel.ts';
import { readPublicKeys } from './public-keys.ts';
import type { Register, RegisteredCertificate } from './register.ts';

/**
 * The certificates whose entry in the register is not what was signed, by number: the world knows
 * the signed one.
 *
 * @returns a sentence for each
 */
export async function findMismatches(
  context: IssuerContext,
  { list, certificates }: Pick<Register, 'list' | 'certificates'>,
): Promise<Map<string, string>> {
  const trust = {
    issuer: context.issuer,
    keys: readPublicKeys(context).map((key) => ({ ...key, removed: undefined })),
  };
  const found = new Map<string, string>();
  const numbers = new Set<string>();
  await inParallel(certificates, async (certificate) => {
    const { number, name } = certificate;
    const result = await verifySignature(certificate.token, [trust]);
    const fields = result
      ? findDifferences(certificate, list, {
          number: result.claims.jti,
          name: result.claims.sub_name,
          tier: result.claims.tier,
          validFrom: toDay(result.claims.nbf),
          validUntil: toDay(result.claims.exp),
          kid: result.key.kid,
          idx: result.claims.status.status_list.idx,
          list: result.claims.status.status_list.uri,
        })
      : [];
    if (!result)
      found.set(
        number,
        `${number} of ${name}: its signed certificate is damaged, or of another site than ${context.issuer.site}.`,
      );
    else if (fields.length > 0)
      found.set(
        number,
        `${number} of ${name} differs from its signed certificate: ${fields.join(', ')}.`,
      );
    else if (numbers.has(number)) found.set(number, `${number} of ${name} is there twice.`);
    numbers.add(number);
  });

  function findDifferences(
    certificate: RegisteredCertificate,
    name: string,
    signed: Partial<RegisteredCertificate> & { list: string },
  ): string[] {
    const own: Record<string, unknown> = {
      ...certificate,
      list: toStatusAddress(context.issuer, name),
    };
    return Object.entries(signed)
      .filter(([field, value]) => own[field] !== value)
      .map(([field, value]) => `${field} is ${String(own[field])}, signed is ${String(value)}`);
  }
  return found;
}

/** @throws {UserError} if an entry of the register is not what was signed */
export async function checkTokens(context: IssuerContext, register: Register): Promise<void> {
  const mismatches = await findMismatches(context, register);
  if (mismatches.size > 0)
    throw new UserError(
      'The register is damaged: it differs from the certificates that were signed. Nothing was changed.',
      [
        ...mismatches.values(),
        'Restore a backup (npm run certificate -- backups), or these certificates from their PDF files: npm run certificate -- restore <PDF files or folders…>',
      ],
    );
}
