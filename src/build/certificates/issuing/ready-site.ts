import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  toDemonstrationIssuer,
  toKeysPath,
  toStatusAddress,
} from '../../../core/certificates/issuer.ts';
import { toJwks } from '../../../core/certificates/keys.ts';
import { toCheck, type Check } from './check.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { readPublicKeys } from './keys.ts';

/** Loads a public file of the deployed site. */
export type Load = (address: string) => Promise<Response>;

/** How far the clock may be wrong, in seconds; verifiers allow the same. */
const clockTolerance = 10 * 60;

/**
 * Compares the keys, the status list, the headers and the time of the deployed site with those of
 * this project and computer.
 */
export async function checkSite(
  context: IssuerContext,
  list: string,
  load: Load,
): Promise<Check[]> {
  const keysAddress = `${context.issuer.site}${toKeysPath(context.issuer)}`;
  const keys = await fetchText(keysAddress, load);
  if (!keys)
    return [
      {
        ok: false,
        sentence: `${keysAddress} can’t be loaded. Upload the site, and check the connection of this computer.`,
      },
    ];
  const statusAddress = toStatusAddress(context.issuer, list);
  const status = await fetchText(statusAddress, load);
  const file = join(toPaths(context).statusLists, `${list}.jwt`);
  const expected = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const difference = keys.date && Math.round(Math.abs(keys.date - context.now()) / 60);
  return [
    toCheck(
      sortKeys(keys.text) === sortKeys(JSON.stringify(toJwks(readPublicKeys(context)))),
      'The site has the keys of this project.',
      `${keysAddress} has other keys than this project. Build and upload the site.`,
    ),
    toCheck(
      status?.text.trim() === expected,
      'The site has the status list that was published last.',
      `${statusAddress} is not the list that was published last. Build and upload the site.`,
    ),
    toCheck(
      [keys, status].every((file) => !file || file.isFresh),
      'Browsers ask for the newest keys and the newest status list each time.',
      'The host lets browsers keep old keys or an old status list: it does not send “Cache-Control: no-cache” with them. Make it use the file _headers.',
    ),
    ...(context.demonstration ? [] : [await checkDemonstration(context, load)]),
    difference === undefined
      ? {
          ok: true,
          sentence: 'The site does not say what time it is; check the clock of this computer.',
        }
      : toCheck(
          difference * 60 <= clockTolerance,
          'The clock of this computer is right.',
          `The clock of this computer differs by ${difference} minutes from that of the site. Set it right before you sign.`,
        ),
  ];
}

async function checkDemonstration({ issuer }: IssuerContext, load: Load): Promise<Check> {
  const found = await fetchText(`${issuer.site}${toKeysPath(toDemonstrationIssuer(issuer))}`, load);
  return toCheck(
    // A host may answer every address with some page.
    sortKeys(found?.text ?? '') === '',
    'The site has no demonstration certificates.',
    'The site still has the demonstration certificates. Build it again and upload all of it.',
  );
}

/** A file of the site. */
interface SiteFile {
  text: string;
  /** The time at which it was sent, in seconds since 1970. */
  date: number | undefined;
  /** Whether browsers may not use a copy without asking. */
  isFresh: boolean;
}

async function fetchText(address: string, load: Load): Promise<SiteFile | undefined> {
  try {
    const response = await load(address);
    const date = Date.parse(response.headers.get('date') ?? '') / 1000;
    if (!response.ok) return undefined;
    const isFresh = (response.headers.get('cache-control') ?? '').includes('no-cache');
    return { text: await response.text(), date: Number.isNaN(date) ? undefined : date, isFresh };
  } catch {
    return undefined;
  }
}

/** The ids and coordinates of a JWK set in a fixed order; empty if it is not one. */
function sortKeys(jwks: string): string {
  try {
    const { keys } = JSON.parse(jwks) as { keys: { kid: string; x: string; y: string }[] };
    return JSON.stringify(keys.map(({ kid, x, y }) => [kid, x, y].join(' ')).sort());
  } catch {
    return '';
  }
}
