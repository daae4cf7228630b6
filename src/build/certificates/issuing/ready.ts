import { findNewestBackup } from './backups.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { attempt, attemptAsync, toCheck, toCount, type Attempt, type Check } from './check.ts';
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
 * use. It changes nothing.
 */
export async function checkReady(context: IssuerContext): Promise<Check[]> {
  const keys = attempt(() => readPublicKeys(context));
  if (keys.problem) return [...checkSettings(context), { ok: false, sentence: keys.problem }];
  const register = attempt(() => readRegister(context));
  const { value } = register;
  const damage = value && (await attemptAsync(() => checkTokens(context, value))).problem;
  const list = value?.list ?? '1';
  const answer = await askSite(context, list);
  const project = await attemptAsync(() => readProjectList(context, list));
  const local = await attemptAsync(() => findLocalLists(context, list));
  const told = mergeTrusted(context, local.value ?? [], answer);
  return [
    ...checkSettings(context),
    ...checkKeys(context, register.value),
    ...checkRegister(context, register, damage),
    ...(damage ? [] : await checkTold(context, register.value, told)),
    ...checkPublication(context, register.value, project),
    ...(await checkSite(context, { answer, project: project.value, register: register.value })),
  ];
}

function checkSettings({ issuer, demonstration }: IssuerContext): Check[] {
  return [
    toCheck(
      isRealAddress(issuer.site),
      `The address of the site is ${issuer.site}.`,
      `The address ${issuer.site} is not a real one. Change “site” in the settings: every certificate contains it.`,
    ),
    toCheck(
      !demonstration,
      'The demonstration certificates are off.',
      'The demonstration certificates are shown. Switch them off in the settings (demonstrationCertificates).',
    ),
  ];
}

function checkKeys(context: IssuerContext, register: Register | undefined): Check[] {
  const keys = readPublicKeys(context);
  const active = findActiveKey(keys);
  const { kids, others } = listKeyFiles(context);
  const mismatch = register && attempt(() => checkPublicKeys(context, register)).problem;
  return [
    active
      ? toCheck(
          kids.includes(active.kid),
          `The key ${active.kid} signs, and its private key is here.`,
          `The private key ${active.kid} is not in ${toPaths(context).keys}. Copy it from its backup.`,
        )
      : {
          ok: false,
          sentence: 'There is no signing key. Create one: npm run certificate -- rotate-key',
        },
    ...(mismatch ? [{ ok: false, sentence: mismatch }] : []),
    ...(others.length > 0
      ? [
          {
            ok: true,
            sentence: `Among the keys is something else, which is ignored: ${others.join(', ')}.`,
          },
        ]
      : []),
  ];
}

function checkRegister(
  context: IssuerContext,
  { value, problem }: Attempt<Register>,
  damage: string | undefined,
): Check[] {
  if (!value) return [{ ok: false, sentence: problem ?? '' }];
  if (value.revision === 0)
    return [{ ok: true, sentence: 'The register is empty: nothing has been issued yet.' }];
  const newest = findNewestBackup(context);
  return [
    toCheck(
      damage === undefined,
      `The register has ${toCount(value.certificates.length, 'certificate')}, as they were signed (revision ${value.revision}).`,
      damage ?? '',
    ),
    toCheck(
      newest?.revision === value.revision,
      `Its newest backup is of ${newest?.on ?? ''}. Copy the folder ${context.folder} to another disk after each use.`,
      'The register has no backup of its present state. The next command that writes creates one, such as npm run certificate -- publish',
    ),
  ];
}
