import { existsSync } from 'node:fs';
import type { PublishedStatuses } from '../../shared/compare-lists.ts';
import { clockTolerance } from '../../shared/status-list.ts';
import { formatDateTime } from '../../shared/times.ts';
import { fill } from '@federation/i18n/fill';
import { defaultLanguage, type Language } from '@federation/i18n/languages';
import { readyTexts, type OfficeTexts } from '@federation/i18n/ready';
import {
  createCheckResult,
  toCheckResultFrom,
  type CheckResult,
} from '@federation/base/check-results/check-result';
import { checkPublished } from '../published/check-published.ts';
import { readLastPublication } from '../published/last-publication.ts';
import { openDeployedSite } from '@federation/base/deployed-site';
import { officePaths, type IssuerContext } from '../context/context.ts';
import { tryRead, type ReadResult } from './try-read.ts';
import { checkTokens } from '../keys/check-tokens.ts';
import {
  loadSiteList,
  findLocalLists,
  mergeTrusted,
  readProjectList,
  type FoundList,
  type SiteListResponse,
} from '../lists/found-lists.ts';
import { findLosses } from '../lists/losses.ts';
import { checkPublicKeys, findActiveKey, readPublicKeys } from '../keys/public-keys.ts';
import { reconcile } from '../lists/reconcile.ts';
import { getStatus, type Register } from '../register/register.ts';
import { loadRegister } from '../register/register-file.ts';
import { getKeyFile } from '../keys/signing-key.ts';

/**
 * Checks that this computer is ready to issue real certificates, and the deployed site to verify
 * them if it answers. It changes nothing. Errors inside a file are in English in every language.
 */
export async function checkReady(
  context: IssuerContext,
  language: Language = defaultLanguage,
): Promise<CheckResult[]> {
  const texts = readyTexts[language].office;
  const keys = await tryRead(() => readPublicKeys(context));
  if (keys.problem) return [createCheckResult(false, '', keys.problem)];
  const register = await tryRead(() => loadRegister(context));
  const { value } = register;
  const damage = value && (await tryRead(() => checkTokens(context, value))).problem;
  const answer = await loadSiteList(context);
  const project = await tryRead(() => readProjectList(context));
  const local = await tryRead(() => findLocalLists(context));
  const published = mergeTrusted(context, local.value ?? [], answer);
  return [
    ...(await checkKeys(context, value, texts.key)),
    checkRegister(register, damage, texts.register),
    ...(value && !damage ? checkPublishedStatuses(value, published, texts.register) : []),
    ...checkChanges(value, project, texts),
    ...(answer.isOnline ? await checkSite(context, answer, project.value, language) : []),
  ];
}

async function checkKeys(
  context: IssuerContext,
  register: Register | undefined,
  texts: OfficeTexts['key'],
): Promise<CheckResult[]> {
  const active = findActiveKey(readPublicKeys(context));
  const mismatch = register && (await tryRead(() => checkPublicKeys(context, register))).problem;
  return [
    active
      ? toCheckResultFrom(existsSync(getKeyFile(context, active.kid)), texts, {
          key: active.kid,
          folder: officePaths(context).keys,
        })
      : createCheckResult(false, '', texts.none),
    ...(mismatch ? [createCheckResult(false, '', mismatch)] : []),
  ];
}

function checkRegister(
  { value, problem = '' }: ReadResult<Register>,
  damage: string | undefined,
  texts: OfficeTexts['register'],
): CheckResult {
  const count = value?.certificates.length ?? 0;
  const good = count > 0 ? fill(texts.good, { count }) : texts.empty;
  return createCheckResult(value !== undefined && !damage, good, damage ?? problem);
}

/** Checks that the register contains everything in the lists of the site and of this computer. */
function checkPublishedStatuses(
  register: Register,
  published: PublishedStatuses,
  texts: OfficeTexts['register'],
): CheckResult[] {
  if (!published.newest) return [];
  const missing = [...reconcile(register, published).lines, ...findLosses(register, published)];
  return [
    toCheckResultFrom(
      missing.length === 0,
      { good: texts.whole, todo: texts.lacking },
      { problem: missing.join(' ') },
    ),
  ];
}

/** Checks that everything in the register is published. */
function checkChanges(
  register: Register | undefined,
  { value, problem }: ReadResult<FoundList | undefined>,
  { changes }: OfficeTexts,
): CheckResult[] {
  if (problem) return [createCheckResult(false, '', problem)];
  if (!register) return [];
  if (!value) return [createCheckResult(false, '', changes.none)];
  const withdrawn = new Map(value.entries.map(({ idx, status }) => [idx, status]));
  const changed = register.certificates.filter(
    (certificate) => getStatus(certificate) !== (withdrawn.get(certificate.idx) ?? 'valid'),
  ).length;
  const last = register.publications.find(({ id }) => id === value.id);
  if (!last) return [];
  const count = changed + register.certificates.length - last.certificates;
  return [toCheckResultFrom(count === 0, changes, { count })];
}

/** Compares the deployed site with this project and computer. */
async function checkSite(
  context: IssuerContext,
  { list, clock, where }: SiteListResponse,
  project: FoundList | undefined,
  language: Language,
): Promise<CheckResult[]> {
  const { newer, clock: texts } = readyTexts[language].office;
  const site = openDeployedSite(context.issuer.site, context.load);
  const published = readLastPublication(context.project, context.issuer, context.demonstration);
  const [now, seen] = [context.now(), { list: undefined, keep: () => undefined }];
  const isNewer = list && project && list.issuedAt > project.issuedAt;
  const formatSeconds = (seconds: number) => formatDateTime(new Date(seconds * 1000), language);
  return [
    ...(isNewer ? [createCheckResult(false, '', fill(newer, { where }))] : []),
    ...(await checkPublished(site, published, { seen, now, language })),
    clock === undefined
      ? createCheckResult(true, texts.silent, '')
      : toCheckResultFrom(Math.abs(clock - now) <= clockTolerance, texts, {
          here: formatSeconds(now),
          there: formatSeconds(clock),
        }),
  ];
}
