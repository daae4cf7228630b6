import { mergeLists, type Told } from '../../../core/certificates/compare-lists.ts';
import { findNewestBackup } from './backups.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { attempt, attemptAsync, toCheck, type Attempt, type Check } from './check.ts';
import { checkTokens } from './check-register.ts';
import { askSite, findLocalLists, readProjectList, type FoundList } from './found-lists.ts';
import { listKeyFiles } from './key-files.ts';
import { checkPublicKeys, findActiveKey, readPublicKeys } from './public-keys.ts';
import { findLosses } from './losses.ts';
import { checkSite } from './ready-site.ts';
import { reconcile } from './reconcile.ts';
import { isRealAddress } from './site.ts';
import { getStatus, readRegister, type Register } from './register.ts';

/** How many days before its end the status list has to be published again. */
const warningDays = 3;

const renewal = 'Publish (npm run certificate -- publish), build and upload the site.';

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
  // What a removed key signed may come from the person who stole it.
  const lists = [...(local.value ?? []), answer.list].filter((one) => one && !one.key.removed);
  const told = mergeLists(
    lists.filter((one) => one !== undefined),
    answer.clock ?? context.now(),
  );
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
      `The register has ${value.certificates.length} certificates, as they were signed (revision ${value.revision}).`,
      damage ?? '',
    ),
    toCheck(
      newest?.revision === value.revision,
      `Its newest backup is of ${newest?.on ?? ''}. Copy the folder ${context.folder} to another disk after each use.`,
      'The register has no backup of its present state. The next command that writes creates one, such as npm run certificate -- publish',
    ),
  ];
}

/** Whether the register knows all that was published, on the site, here or in a copy. */
async function checkTold(
  context: IssuerContext,
  register: Register | undefined,
  told: Told,
): Promise<Check[]> {
  if (!register || !told.newest) return [];
  const { lines } = await reconcile(register, told, () => Promise.resolve(true), context.now());
  const losses = findLosses(register, told);
  return [
    toCheck(
      lines.length + losses.length === 0,
      'The register has everything that is published.',
      [
        'The register lacks something that is published.',
        ...lines,
        ...losses,
        'Step by step: “A lost register” in docs/editors/en/certificates.md. Do not upload the site before.',
      ].join(' '),
    ),
  ];
}

function checkPublication(
  context: IssuerContext,
  register: Register | undefined,
  { value, problem }: Attempt<FoundList | undefined>,
): Check[] {
  if (problem) return [{ ok: false, sentence: problem }];
  if (!value || !register)
    return [
      {
        ok: false,
        sentence: 'No status list has been published. Publish one: npm run certificate -- publish',
      },
    ];
  const withdrawn = new Map(value.entries.map(({ idx, status }) => [idx, status]));
  const changed = register.certificates.filter(
    (certificate) => getStatus(certificate) !== (withdrawn.get(certificate.idx) ?? 'valid'),
  ).length;
  const last = register.publications.find(({ id }) => id === value.id);
  const days = Math.floor((value.expiresAt - context.now()) / 86_400);
  return [
    ...(last ? [checkChanges(changed + register.certificates.length - last.certificates)] : []),
    toCheck(
      days >= warningDays,
      `The status list is valid for ${days} more days.`,
      days < 0
        ? `The status list has expired: every result is amber. ${renewal}`
        : `The status list expires in ${days} days. ${renewal}`,
    ),
  ];
}

/** @param count how many new certificates and changes of status are not published */
function checkChanges(count: number): Check {
  return toCheck(
    count === 0,
    'Everything in the register is published.',
    `Certificates whose issue or change of status is not published: ${count}. ${renewal}`,
  );
}
