import * as v from 'valibot';
import type { Issuer } from '../../core/certificates/issuer.ts';
import {
  indexSchema,
  shardSchema,
  toIndexPath,
  toShardPath,
  type LookUpIndex,
} from '../../core/certificates/look-up.ts';
import { inParallel } from '../certificates/issuing/in-parallel.ts';
import { toCheck, toCount, type Check } from '../certificates/issuing/check.ts';
import type { Site } from './site.ts';

const help = 'Build and upload all of the site.';

/**
 * Checks that every file of the look-up by number is there and belongs to one publication.
 *
 * @param expected the index that was published last, unless the site has a newer one
 */
export async function checkLookUp(
  site: Site,
  issuer: Issuer,
  expected: string | undefined,
): Promise<Check> {
  const path = toIndexPath(issuer);
  const index = parseIndex(await site.load(path));
  if (!index)
    return { ok: false, sentence: `${site.origin}${path} is missing or damaged. ${help}` };
  const published = parseIndex(expected);
  if (published && published.publication !== index.publication)
    return { ok: false, sentence: `The look-up is not the one that was published last. ${help}` };
  const damaged: string[] = [];
  const paths = Array.from({ length: index.files }, (_, file) => toShardPath(issuer, file));
  await inParallel(paths, async (shard) => {
    const text = await site.load(shard);
    const found = v.safeParse(v.pipe(v.string(), v.parseJson(), shardSchema), text);
    if (!found.success || found.output.publication !== index.publication) damaged.push(shard);
  });
  return toCheck(
    damaged.length === 0,
    `The look-up by number is whole: ${toCount(index.files, 'file')}.`,
    `Of ${toCount(index.files, 'file')} of the look-up, ${damaged.length} cannot be read or belong to another publication, such as ${damaged.sort()[0] ?? ''}. ${help}`,
  );
}

function parseIndex(text: string | undefined): LookUpIndex | undefined {
  const index = v.safeParse(v.pipe(v.string(), v.parseJson(), indexSchema), text);
  return index.success ? index.output : undefined;
}
