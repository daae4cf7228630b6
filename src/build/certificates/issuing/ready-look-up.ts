import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  indexSchema,
  shardSchema,
  toIndexPath,
  toShardPath,
} from '../../../core/certificates/look-up.ts';
import type { OfficeTexts } from '../../../i18n/ready.ts';
import { toCheckOf, type Check } from './check.ts';
import { toPaths, type IssuerContext } from './context.ts';
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
): Promise<Check[]> {
  if (!register?.publications.length) return [];
  const { lookUp } = toPaths(context);
  const index = readIndex(readText(join(lookUp, 'index.json')));
  const shards = (existsSync(lookUp) ? readdirSync(lookUp) : []).filter(
    (name) => name !== 'index.json',
  );
  const isWhole =
    index !== undefined &&
    shards.length === index.files &&
    shards.every((name) => readPublication(readText(join(lookUp, name))) === index.publication);
  const address = `${context.issuer.site}${toIndexPath(context.issuer)}`;
  const [online, shard] = await Promise.all(
    [toIndexPath(context.issuer), toShardPath(context.issuer, 0)].map((path) =>
      fetchFile(`${context.issuer.site}${path}`, context),
    ),
  );
  const published = readIndex(online?.ok ? online.text : undefined)?.publication;
  return [
    toCheckOf(isWhole, texts.lookUp, { folder: lookUp }),
    toCheckOf(
      published !== undefined &&
        published === index?.publication &&
        readPublication(shard?.ok ? shard.text : undefined) === published,
      texts.siteLookUp,
      { address },
    ),
  ];
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const readIndex = (text: string | undefined) => parse(indexSchema, text);
const readPublication = (text: string | undefined) => parse(shardSchema, text)?.publication;

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
