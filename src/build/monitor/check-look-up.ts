import type { Issuer } from '../../core/certificates/issuer.ts';
import { toIndexPath } from '../../core/certificates/look-up.ts';
import { toFinding, type Finding } from '../finding.ts';
import { readLookUp } from '../certificates/issuing/look-up-files.ts';
import type { Site } from './site.ts';

const help = 'Build and upload all of the site.';

/**
 * Checks that every file of the look-up by number is there and belongs to one publication.
 *
 * @param expected the salt of the one that was published last, unless the site has a newer one
 */
export async function checkLookUp(
  site: Site,
  issuer: Issuer,
  expected: string | undefined,
): Promise<Finding> {
  const salt = await readLookUp(issuer, site.load);
  if (!salt)
    return {
      grade: 'red',
      sentence: `${site.origin}${toIndexPath(issuer)} or a file beside it is missing, damaged or of another publication. ${help}`,
    };
  return toFinding(
    expected === undefined || expected === salt,
    'The look-up by number is whole.',
    `The look-up is not the one that was published last. ${help}`,
  );
}
