import { toDemonstrationIssuer, toKeysPath } from '../../../core/certificates/issuer.ts';
import { toJwks } from '../../../core/certificates/keys.ts';
import { clockTolerance } from '../../../core/certificates/status-list.ts';
import { toCheck, toCount, type Check } from './check.ts';
import type { IssuerContext } from './context.ts';
import type { FoundList, SiteAnswer } from './found-lists.ts';
import { readPublicKeys } from './public-keys.ts';
import { checkLookUp } from './ready-look-up.ts';
import type { Register } from './register.ts';
import { fetchFile } from './site.ts';

/** What is known of the publication here, and of that on the site. */
interface Publication {
  answer: SiteAnswer;
  project: FoundList | undefined;
  register: Register | undefined;
}

/**
 * Compares the keys, the status list, the look-up, the headers and the time of the deployed site
 * with those of this project and computer.
 */
export async function checkSite(
  context: IssuerContext,
  { answer, project, register }: Publication,
): Promise<Check[]> {
  const keysAddress = `${context.issuer.site}${toKeysPath(context.issuer)}`;
  const keys = await fetchFile(keysAddress, context);
  if (!keys?.ok)
    return [
      {
        ok: false,
        sentence: `${keysAddress} can’t be loaded. Upload the site, and check the connection of this computer.`,
      },
    ];
  const difference = keys.date && Math.round(Math.abs(keys.date - context.now()) / 60);
  return [
    toCheck(
      sortKeys(keys.text) === sortKeys(JSON.stringify(toJwks(readPublicKeys(context)))),
      'The site has the keys of this project.',
      `${keysAddress} has other keys than this project. Build and upload the site, also after a roll-back of the host.`,
    ),
    checkList(answer, project),
    ...(await checkLookUp(context, register)),
    toCheck(
      keys.isFresh && answer.isFresh !== false,
      'Browsers ask for the newest keys and the newest status list each time.',
      'The host lets browsers keep old keys or an old status list: it does not send “Cache-Control: no-cache” with them. Make it use the file _headers.',
    ),
    ...(context.demonstration ? [] : [await checkDemonstration(context)]),
    difference === undefined
      ? {
          ok: true,
          sentence: 'The site does not say what time it is; check the clock of this computer.',
        }
      : toCheck(
          difference * 60 <= clockTolerance,
          'The clock of this computer is right.',
          `The clock of this computer differs by ${toCount(difference, 'minute')} from that of the site. Set it right before you sign.`,
        ),
  ];
}

function checkList({ list, problem, where }: SiteAnswer, project: FoundList | undefined): Check {
  if (list && project && list.issuedAt > project.issuedAt)
    return {
      ok: false,
      sentence: `${where} is newer than the list in this project. Do not upload this project: bring it up to date with git pull, or publish (npm run certificate -- publish), which keeps what the newer list revokes.`,
    };
  return toCheck(
    list?.id === project?.id && list?.issuedAt === project?.issuedAt && !problem,
    'The site has the status list that was published last.',
    `${problem ? `${problem} It` : where} is not the list that was published last. Build and upload the site, also after a roll-back of the host.`,
  );
}

async function checkDemonstration(context: IssuerContext): Promise<Check> {
  const { issuer } = context;
  const found = await fetchFile(
    `${issuer.site}${toKeysPath(toDemonstrationIssuer(issuer))}`,
    context,
  );
  return toCheck(
    // A host may answer every address with some page.
    sortKeys(found?.ok ? found.text : '') === '',
    'The site has no demonstration certificates.',
    'The site still has the demonstration certificates. Build it again and upload all of it.',
  );
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
