import { parse } from 'parse5';
import { verifyPath } from '@federation/certificates/issuer';
import { toLocalPath } from '@federation/base/paths';
import { languages } from '@federation/i18n/languages';
import { createCheckResult, type CheckResult } from '@federation/base/check-results/check-result';
import { findElements, getAttribute } from '@federation/base/html-elements';
import type { DeployedSite } from '@federation/base/deployed-site';

/** Checks the home page and the page that verifies certificates, in each language. */
export async function checkPages(site: DeployedSite): Promise<CheckResult> {
  const problems: string[] = [];
  for (const language of languages) {
    const home = toLocalPath('/', language);
    const status = (await site.get(home))?.status;
    if (status !== 200) problems.push(`${site.origin}${home} answers ${status ?? 'nothing'}.`);
    const problem = await findVerifierProblem(site, toLocalPath(verifyPath, language));
    if (problem) problems.push(problem);
  }
  return createCheckResult(
    problems.length === 0,
    'The pages that verify certificates are there, with their scripts.',
    `${problems.join(' ')} Upload all of the site.`,
  );
}

async function findVerifierProblem(site: DeployedSite, path: string): Promise<string | undefined> {
  const page = await site.get(path);
  if (page?.status !== 200) return `${site.origin}${path} answers ${page?.status ?? 'nothing'}.`;
  const scripts = findScripts(page.text);
  if (scripts.length === 0) return `${site.origin}${path} has no verifier.`;
  for (const script of scripts)
    if ((await site.load(script)) === undefined) return `${site.origin}${script} is missing.`;
  return undefined;
}

/** The scripts of the islands that verify certificates. */
function findScripts(page: string): string[] {
  const islands = [...findElements(parse(page))].filter(
    (element) => getAttribute(element, 'component-export') === 'CertificateVerifier',
  );
  const scripts = islands.flatMap((island) =>
    ['component-url', 'renderer-url'].flatMap((name) => getAttribute(island, name) ?? []),
  );
  return [...new Set(scripts)];
}
