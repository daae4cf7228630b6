import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toIndexPath } from '../../../core/certificates/look-up.ts';
import type { OfficeTexts } from '../../../i18n/ready.ts';
import { toFindingOf, type Finding } from '../../finding.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { readLookUp } from './look-up-files.ts';
import type { Register } from './register.ts';
import { fetchFile } from './site.ts';

/**
 * Checks that the look-up by number is whole in the project, and that the site has this one. What
 * is in a record only its number tells.
 */
export async function checkLookUp(
  context: IssuerContext,
  register: Register | undefined,
  texts: Pick<OfficeTexts, 'lookUp' | 'siteLookUp'>,
): Promise<Finding[]> {
  const { issuer, project } = context;
  if (!register?.publications.length || !register.certificates.length) return [];
  const own = await readLookUp(issuer, (path) => {
    const file = join(project, 'public', path);
    return Promise.resolve(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  });
  const online = await readLookUp(issuer, async (path) => {
    const found = await fetchFile(`${issuer.site}${path}`, context);
    return found?.ok ? found.text : undefined;
  });
  return [
    toFindingOf(own !== undefined, texts.lookUp, { folder: toPaths(context).lookUp }),
    toFindingOf(online !== undefined && online === own, texts.siteLookUp, {
      address: `${issuer.site}${toIndexPath(issuer)}`,
    }),
  ];
}
