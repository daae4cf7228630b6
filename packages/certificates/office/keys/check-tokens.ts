import { verifySignature } from '../../shared/token.ts';
import type { IssuerContext } from '../context/context.ts';
import { readPublicKeys } from './public-keys.ts';
import type { Register } from '../register/register.ts';
import { damageError } from '../register/register-rows.ts';

/**
 * Verifies the signatures of all certificates in a register, including those of removed keys.
 *
 * @throws {UserError} if a signature does not match
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
  if (lines.length > 0) throw damageError(lines);
}
