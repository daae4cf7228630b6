import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentName, readAttachment } from '../../../core/certificates/attachment.ts';
import { readCode } from '../../../core/certificates/issuer.ts';
import { readNumber } from '../../../core/certificates/number.ts';
import { trusted } from '../../../core/certificates/keys.ts';
import type { Verdict } from '../../../core/certificates/verdict.ts';
import { verifyNumber, verifyToken, type Outside } from '../../../core/certificates/verify.ts';
import { readPublicKeys } from './keys.ts';
import { OfficeError, type Office } from './context.ts';

/**
 * Verifies a certificate as the site will, with what is published in the project.
 *
 * @param what a certificate number, a certificate, the link of its QR code, or a PDF of one
 */
export async function verify(office: Office, what: string): Promise<Verdict> {
  const outside: Outside = {
    issuer: office.issuer,
    keys: trusted(readPublicKeys(office)),
    now: office.now,
    load: (path) => {
      const file = join(office.project, 'public', path);
      return Promise.resolve(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    },
  };
  if (existsSync(what)) return verifyToken(await readFile(what), outside);
  const read = readNumber(what, office.issuer.product);
  if (read.form === 'number') return verifyNumber(read.number, outside);
  if (read.form === 'mistyped') return { state: 'mistyped', number: read.number };
  const code = readCode(what, office.issuer);
  return code.kind === 'certificate' ? verifyToken(code.token, outside) : { state: 'foreign' };
}

async function readFile(file: string): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const token = await readAttachment(document);
  if (!token) throw new OfficeError(`${file} holds no ${attachmentName}. Only PDF files that this tool made can be verified here.`);
  return token;
}
