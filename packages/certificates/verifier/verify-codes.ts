import type { FoundText } from '../browser/files/file-content.ts';
import { readCode, type Issuer } from '../shared/issuer.ts';
import type { Verdict } from '../shared/verdict.ts';
import { sortByTone } from './verdict-rules.ts';
import type { Method } from './rules.ts';

/** A verdict, and the source of the certificate. */
export interface FoundVerdict {
  verdict: Verdict;
  method: Method;
}

/**
 * Verifies each certificate in the codes of a picture and the attachments of a file once. The worst
 * verdict comes first. Codes of others count only if there is no certificate.
 */
export async function verifyCodes(
  texts: readonly FoundText[],
  issuer: Issuer,
  verify: (token: string) => Promise<Verdict>,
): Promise<FoundVerdict[]> {
  const found = new Map<string, FoundVerdict>();
  for (const { text, from } of texts) {
    const code = readCode(text, issuer);
    if (code.kind === 'foreign') continue;
    const id = code.kind === 'certificate' ? code.token : code.kind;
    if (found.has(id)) continue;
    const verdict: Verdict =
      code.kind === 'certificate' ? await verify(code.token) : { state: code.kind };
    found.set(id, { verdict, method: from });
  }
  if (found.size > 0) return sortByTone([...found.values()]);
  return [{ verdict: { state: 'foreign' }, method: texts[0]?.from ?? 'picture' }];
}
