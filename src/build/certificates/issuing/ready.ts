import { existsSync } from 'node:fs';
import { fill } from '../../../i18n/fill.ts';
import { defaultLanguage, type Language } from '../../../i18n/languages.ts';
import { readyTexts, type OfficeTexts } from '../../../i18n/ready.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { attempt, attemptAsync, type Attempt } from './check.ts';
import { toFinding, toFindingOf, type Finding } from '../../finding.ts';
import { checkTokens } from './check-register.ts';
import { askSite, findLocalLists, mergeTrusted, readProjectList } from './found-lists.ts';
import { checkPublicKeys, findActiveKey, readPublicKeys } from './public-keys.ts';
import { checkPublication, checkTold } from './ready-publication.ts';
import { checkSite } from './ready-site.ts';
import { isRealAddress } from './site.ts';
import type { Register } from './register.ts';
import { loadRegister } from './register-file.ts';
import { toKeyFile } from './signing-key.ts';

/**
 * Checks everything that must be right before real certificates are issued, and while they are in
 * use. It changes nothing. What is wrong inside a file is told in English in every language.
 */
export async function checkReady(
  context: IssuerContext,
  language: Language = defaultLanguage,
): Promise<Finding[]> {
  const texts = readyTexts[language].office;
  const keys = attempt(() => readPublicKeys(context));
  if (keys.problem)
    return [...checkSettings(context, texts), { grade: 'red', sentence: keys.problem }];
  const register = attempt(() => loadRegister(context));
  const { value } = register;
  const damage = value && (await attemptAsync(() => checkTokens(context, value))).problem;
  const answer = await askSite(context);
  const project = await attemptAsync(() => readProjectList(context));
  const local = await attemptAsync(() => findLocalLists(context));
  const told = mergeTrusted(context, local.value ?? [], answer);
  return [
    ...checkSettings(context, texts),
    ...checkKeys(context, register.value, texts.key),
    checkRegister(register, damage, texts.register),
    ...(damage ? [] : checkTold(register.value, told, language)),
    ...checkPublication(context, register.value, project, language),
    ...(await checkSite(
      context,
      { answer, project: project.value, register: register.value },
      language,
    )),
  ];
}

function checkSettings({ issuer, demonstration }: IssuerContext, texts: OfficeTexts): Finding[] {
  const { site } = issuer;
  return [
    toFindingOf(isRealAddress(site), texts.address, { site }),
    toFindingOf(!demonstration, texts.demonstration),
  ];
}

function checkKeys(
  context: IssuerContext,
  register: Register | undefined,
  texts: OfficeTexts['key'],
): Finding[] {
  const keys = readPublicKeys(context);
  const active = findActiveKey(keys);
  const mismatch = register && attempt(() => checkPublicKeys(context, register)).problem;
  return [
    active
      ? toFindingOf(existsSync(toKeyFile(context, active.kid)), texts, {
          key: active.kid,
          folder: toPaths(context).keys,
        })
      : toFinding(false, '', texts.none),
    ...(mismatch ? [toFinding(false, '', mismatch)] : []),
  ];
}

function checkRegister(
  { value, problem }: Attempt<Register>,
  damage: string | undefined,
  texts: OfficeTexts['register'],
): Finding {
  const bad = problem ?? damage;
  if (bad !== undefined) return { grade: 'red', sentence: bad };
  const count = value?.certificates.length ?? 0;
  return { grade: 'green', sentence: count > 0 ? fill(texts.good, { count }) : texts.empty };
}
