import { toDemonstrationIssuer, toKeysPath } from '../../../core/certificates/issuer.ts';
import { toJwks } from '../../../core/certificates/keys.ts';
import { clockTolerance } from '../../../core/certificates/status-list.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Language } from '../../../i18n/languages.ts';
import { readyTexts, type OfficeTexts } from '../../../i18n/ready.ts';
import { toAmount, toCheckOf, type Check } from './check.ts';
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
): Promise<Check[]> {
  const texts = readyTexts[language].office;
  const address = `${context.issuer.site}${toKeysPath(context.issuer)}`;
  const keys = await fetchFile(address, context);
  if (!keys?.ok) return [{ ok: false, sentence: fill(texts.siteKeys.none, { address }) }];
  const difference = keys.date && Math.round(Math.abs(keys.date - context.now()) / 60);
  return [
    toCheckOf(
      sortKeys(keys.text) === sortKeys(JSON.stringify(toJwks(readPublicKeys(context)))),
      texts.siteKeys,
      { address },
    ),
    checkList(answer, project, texts.siteList),
    ...(await checkLookUp(context, register, texts)),
    toCheckOf(keys.isFresh && answer.isFresh !== false, texts.fresh),
    ...(context.demonstration ? [] : [await checkDemonstration(context, texts.siteDemonstration)]),
    difference === undefined
      ? { ok: true, sentence: texts.clock.silent }
      : toCheckOf(difference * 60 <= clockTolerance, texts.clock, {
          minutes: toAmount(difference, 'minute', language),
        }),
  ];
}

function checkList(
  { list, problem, where }: SiteAnswer,
  project: FoundList | undefined,
  texts: OfficeTexts['siteList'],
): Check {
  if (list && project && list.issuedAt > project.issuedAt)
    return { ok: false, sentence: fill(texts.newer, { where }) };
  const { ok, sentence } = toCheckOf(
    list?.id === project?.id && list?.issuedAt === project?.issuedAt && !problem,
    texts,
    { where },
  );
  return { ok, sentence: problem ? `${problem} ${sentence}` : sentence };
}

async function checkDemonstration(
  context: IssuerContext,
  texts: OfficeTexts['siteDemonstration'],
): Promise<Check> {
  const { issuer } = context;
  const found = await fetchFile(
    `${issuer.site}${toKeysPath(toDemonstrationIssuer(issuer))}`,
    context,
  );
  // A host may answer every address with some page.
  return toCheckOf(sortKeys(found?.ok ? found.text : '') === '', texts);
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
