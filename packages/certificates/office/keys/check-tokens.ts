import { verifySignature } from '../../shared/token.ts';
import type { IssuerContext } from '../context/context.ts';
import { readPublicKeys } from './public-keys.ts';
import type { Register } from '../register/register.ts';
import { damagedBy } from '../register/register-rows.ts';

/**
 * Verifies all certificates of a register, those of removed keys too.
 *
 * @throws {UserError} if one is not as it was signed
 */
export async function checkTokens(
  context: IssuerContext,
  { certificates }: Pick<Register, 'certificates'>,
): Promise<void> {
  const keys = readPublicKeys(context).map((key) => ({ ...key, removed: undefined }));
  const found = await Promise.all(
    certificates.map(async ({ number, name, token }) =>
      (await verifySignature(token, [{ issuer: context.issuer, keys }]))
        ? []
        : [
            `${number} of ${name}: its signed certificate is damaged, or of another site than ${context.issuer.site}.`,
          ],
    ),
  );
  const lines = found.flat();
  if (lines.length > 0) throw damagedBy(lines);
}
