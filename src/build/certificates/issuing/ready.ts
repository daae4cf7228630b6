import { fill } from '../../../i18n/fill.ts';
import { defaultLanguage, type Language } from '../../../i18n/languages.ts';
import { readyTexts, type OfficeTexts } from '../../../i18n/ready.ts';
import { findNewestBackup } from './backups.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { attempt, attemptAsync, toCheckOf, type Attempt, type Check } from './check.ts';
import { checkTokens } from './check-register.ts';
import { askSite, findLocalLists, mergeTrusted, readProjectList } from './found-lists.ts';
import { listKeyFiles } from './key-files.ts';
import { checkPublicKeys, findActiveKey, readPublicKeys } from './public-keys.ts';
import { checkPublication, checkTold } from './ready-publication.ts';
import { checkSite } from './ready-site.ts';
import { isRealAddress } from './site.ts';
import { readRegister, type Register } from './register.ts';

/**
 * Checks everything that must be right before real certificates are issued, and while they are in
 * use. It changes nothing. What is wrong inside a file is told in English in every language.
 */
export async function checkReady(
  context: IssuerContext,
  language: Language = defaultLanguage,
): Promise<Check[]> {
  const texts = readyTexts[language].office;
  const keys = attempt(() => readPublicKeys(context));
  if (keys.problem)
    return [...checkSettings(context, texts), { ok: false, sentence: keys.problem }];
  const register = attempt(() => readRegister(context));
  const { value } = register;
  const damage = value && (await attemptAsync(() => checkTokens(context, value))).problem;
  const list = value?.list ?? '1';
  const answer = await askSite(context, list);
  const project = await attemptAsync(() => readProjectList(context, list));
  const local = await attemptAsync(() => findLocalLists(context, list));
  const told = mergeTrusted(context, local.value ?? [], answer);
  return [
    ...checkSettings(context, texts),
    ...checkKeys(context, register.value, texts.key),
    ...checkRegister(context, register, damage, texts),
    ...(damage ? [] : await checkTold(context, register.value, told, language)),
    ...checkPublication(context, register.value, project, language),
    ...(await checkSite(
      context,
      { answer, project: project.value, register: register.value },
      language,
    )),
  ];
}

function checkSettings({ issuer, demonstration }: IssuerContext, texts: OfficeTexts): Check[] {
  const { site } = issuer;
  return [
    toCheckOf(isRealAddress(site), texts.address, { site }),
    toCheckOf(!demonstration, texts.demonstration),
  ];
}

function checkKeys(
  context: IssuerContext,
  register: Register | undefined,
  texts: OfficeTexts['key'],
): Check[] {
  const keys = readPublicKeys(context);
  const active = findActiveKey(keys);
  const { kids, others } = listKeyFiles(context);
  const mismatch = register && attempt(() => checkPublicKeys(context, register)).problem;
  return [
    active
      ? toCheckOf(kids.includes(active.kid), texts, {
          key: active.kid,
          folder: toPaths(context).keys,
        })
      : { ok: false, sentence: texts.none },
    ...(mismatch ? [{ ok: false, sentence: mismatch }] : []),
    ...(others.length > 0
      ? [{ ok: true, sentence: fill(texts.others, { names: others.join(', ') }) }]
      : []),
  ];
}

function checkRegister(
  context: IssuerContext,
  { value, problem }: Attempt<Register>,
  damage: string | undefined,
  { register, backup }: OfficeTexts,
): Check[] {
  if (!value) return [{ ok: false, sentence: problem ?? '' }];
  const { revision, certificates } = value;
  if (revision === 0) return [{ ok: true, sentence: register.empty }];
  const newest = findNewestBackup(context);
  return [
    damage === undefined
      ? { ok: true, sentence: fill(register.good, { count: certificates.length, revision }) }
      : { ok: false, sentence: damage },
    toCheckOf(newest?.revision === revision, backup, {
      day: newest?.on ?? '',
      folder: context.folder,
    }),
  ];
}
