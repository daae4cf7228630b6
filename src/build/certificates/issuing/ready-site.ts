import { toDemonstrationIssuer, toKeysPath } from '../../../core/certificates/issuer.ts';
import { toJwks } from '../../../core/certificates/keys.ts';
import { clockTolerance } from '../../../core/certificates/status-list.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Language } from '../../../i18n/languages.ts';
import { readyTexts, type OfficeTexts } from '../../../i18n/ready.ts';
import { toAmount } from './check.ts';
import { toFindingOf, type Finding } from '../../finding.ts';
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
  language: Language,
): Promise<Finding[]> {
  const texts = readyTexts[language].office;
  const address = `${context.issuer.site}${toKeysPath(context.issuer)}`;
  const keys = await fetchFile(address, context);
  if (!keys?.ok) return [{ grade: 'red', sentence: fill(texts.siteKeys.none, { address }) }];
  const difference = keys.date && Math.round(Math.abs(keys.date - context.now()) / 60);
  return [
    toFindingOf(
      sortKeys(keys.text) === sortKeys(JSON.stringify(toJwks(readPublicKeys(context)))),
      texts.siteKeys,
      { address },
    ),
    checkList(answer, project, texts.siteList),
    ...(await checkLookUp(context, register, texts)),
    toFindingOf(keys.isFresh && answer.isFresh !== false, texts.fresh),
    ...(context.demonstration ? [] : [await checkDemonstration(context, texts.siteDemonstration)]),
    difference === undefined
      ? { grade: 'green', sentence: texts.clock.silent }
      : toFindingOf(difference * 60 <= clockTolerance, texts.clock, {
          minutes: toAmount(difference, 'minute', language),
        }),
  ];
}

function checkList(
  { list, problem, where }: SiteAnswer,
  project: FoundList | undefined,
  texts: OfficeTexts['siteList'],
): Finding {
  if (list && project && list.issuedAt > project.issuedAt)
    return { grade: 'red', sentence: fill(texts.newer, { where }) };
  const { grade, sentence } = toFindingOf(
    list?.id === project?.id && list?.issuedAt === project?.issuedAt && !problem,
    texts,
    { where },
  );
  return { grade, sentence: problem ? `${problem} ${sentence}` : sentence };
}

async function checkDemonstration(
  context: IssuerContext,
  texts: OfficeTexts['siteDemonstration'],
): Promise<Finding> {
  const { issuer } = context;
  const found = await fetchFile(
    `${issuer.site}${toKeysPath(toDemonstrationIssuer(issuer))}`,
    context,
  );
  // A host may answer every address with some page.
  return toFindingOf(sortKeys(found?.ok ? found.text : '') === '', texts);
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
