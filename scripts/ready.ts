import { resolveTxt } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { createOfficeContext } from '@federation/certificates/office/context/office-context';
import { askPassphrase, createPrompts } from '@federation/certificates/office/context/prompts';
import { checkReady } from '@federation/certificates/office/commands/check-ready';
import { readPublicKeys } from '@federation/certificates/office/keys/public-keys';
import { createCheckResult } from '@federation/base/check-results/check-result';
import { hasCertificates } from '@federation/monitor/ready/content-checks';
import { readSettings } from '@federation/content-model/files/site-files';
import { checkPortal } from '@federation/monitor/check-portal';
import type { HttpGet } from '@federation/base/deployed-site';
import { getWatchedPortal } from '@federation/monitor/portal/watched-portal';
import { describeResults } from '@federation/monitor/ready/describe-results';
import { judgeContent, readProject } from '@federation/monitor/ready/judge-content';
import { judgeSite } from '@federation/monitor/ready/judge-site';
import { defaultLanguage, translationLanguages } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';

/** Lists the tasks that remain before the site goes live: `npm run ready`, in Hindi `-- --hi`. */

const root = process.cwd();
const { values } = parseArgs({
  options: Object.fromEntries(
    translationLanguages.map((one) => [one, { type: 'boolean' as const }]),
  ),
});
const language = translationLanguages.find((one) => values[one]) ?? defaultLanguage;

const context = createOfficeContext({
  project: root,
  signal: new AbortController().signal,
  passphrase: askPassphrase,
  prompts: createPrompts({ yes: true }),
});
const settings = readSettings(root);
const portal = getWatchedPortal(settings);
const get: HttpGet = (address, headers) =>
  fetch(address, {
    ...(headers && { headers }),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
const { checks, office, title } = readyTexts[language];
const project = readProject(root);
const results = [
  ...judgeContent(project, checks),
  ...(await judgeSite(settings, get, checks)),
  ...(portal
    ? await checkPortal(
        portal,
        { get, resolveTxt, healthToken: process.env.PORTAL_HEALTH_TOKEN },
        checks,
      )
    : []),
];
const usesCertificates = hasCertificates(project) || readPublicKeys(context).length > 0;
const certificates = usesCertificates
  ? await checkReady(context, language)
  : [createCheckResult(true, office.notUsed, '')];
const { lines, isReady } = describeResults(results, certificates, language);
console.log([title, '', ...lines].join('\n'));
process.exitCode = isReady ? 0 : 1;
