import { createIssuer } from '../../shared/issuer.ts';
import { readSettings } from '@federation/content-model/files/site-files';
import { createOrganisation } from '@federation/documents/typst/organisation';
import { printCertificate } from '../../print/document.ts';
import { checkFolder, getOfficeFolder, type IssuerContext } from './context.ts';
import { deriveNatively } from './derive-natively.ts';

/**
 * Creates the context of an office from the settings of its project.
 *
 * @throws {UserError} if the folder of the office is inside the project
 */
export function createOfficeContext(
  given: Pick<IssuerContext, 'project' | 'signal' | 'passphrase' | 'prompts'>,
): IssuerContext {
  const settings = readSettings(given.project);
  const folder = getOfficeFolder(settings.certificatePrefix);
  checkFolder({ ...given, folder });
  const issuer = createIssuer(settings);
  return {
    ...given,
    folder,
    issuer,
    demonstration: settings.demonstrationCertificates,
    derive: deriveNatively,
    now: () => Math.floor(Date.now() / 1000),
    lockTimeout: 30_000,
    print: ({ token, language }) =>
      printCertificate(token, language, {
        issuer,
        organisation: createOrganisation(settings, language),
      }),
    load: (address) => fetch(address, { signal: AbortSignal.timeout(20_000) }),
  };
}
