import { findNewestBackup } from './backups.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { listKeyFiles } from './key-files.ts';
import { checkPublicKeys, findActiveKey, readPublicKeys } from './keys.ts';
import { findLosses, readPublished, type Published } from './published.ts';
import { attempt, attemptAsync, toCheck, type Attempt, type Check } from './check.ts';
import { checkSite, type Load } from './ready-site.ts';
import { getStatus, readRegister, type Register } from './register.ts';

/** How many days before its end the status list has to be published again. */
const warningDays = 3;

const renewal = 'Publish (npm run certificate -- publish), build and upload the site.';

/**
 * Checks everything that must be right before real certificates are issued, and while they are in
 * use. It changes nothing.
 *
 * @param load loads from the deployed site; tests provide their own
 */
export async function checkReady(context: IssuerContext, load: Load): Promise<Check[]> {
  const register = attempt(() => readRegister(context));
  const published = await attemptAsync(() => readPublished(context, register.value?.list ?? '1'));
  return [
    ...checkSettings(context),
    ...checkKeys(context, register.value),
    ...checkRegister(context, register),
    ...checkPublication(context, register.value, published),
    ...(await checkSite(context, register.value?.list ?? '1', load)),
  ];
}

function checkSettings({ issuer, demonstration }: IssuerContext): Check[] {
  const { protocol, hostname } = new URL(issuer.site);
  const isReal =
    protocol === 'https:' &&
    !/(^|\.)(example|test|invalid|localhost)$/.test(hostname) &&
    !/(^|\.)example\.(com|org|net)$/.test(hostname);
  return [
    toCheck(
      isReal,
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

function checkRegister(context: IssuerContext, { value, problem }: Attempt<Register>): Check[] {
  if (!value) return [{ ok: false, sentence: problem ?? '' }];
  if (value.revision === 0)
    return [{ ok: true, sentence: 'The register is empty: nothing has been issued yet.' }];
  const newest = findNewestBackup(context);
  return [
    {
      ok: true,
      sentence: `The register has ${value.certificates.length} certificates (revision ${value.revision}).`,
    },
    toCheck(
      newest?.revision === value.revision,
      `Its newest backup is of ${newest?.on ?? ''}. Copy the folder ${context.folder} to another disk after each use.`,
      'The register has no backup of its present state. The next command that writes creates one, such as npm run certificate -- publish',
    ),
  ];
}

function checkPublication(
  context: IssuerContext,
  register: Register | undefined,
  { value, problem }: Attempt<Published | undefined>,
): Check[] {
  if (problem) return [{ ok: false, sentence: problem }];
  if (!value || !register)
    return [
      {
        ok: false,
        sentence: 'No status list has been published. Publish one: npm run certificate -- publish',
      },
    ];
  const { withdrawals, other } = findLosses(register, value);
  const withdrawn = new Map(value.entries.map(({ idx, status }) => [idx, status]));
  const changed = register.certificates.filter(
    (certificate) => getStatus(certificate) !== (withdrawn.get(certificate.idx) ?? 'valid'),
  ).length;
  const last = register.publications.find(({ id }) => id === value.id);
  const days = Math.floor((value.expiresAt - context.now()) / 86_400);
  return [
    toCheck(
      withdrawals.length + other.length === 0,
      'The register has everything that is published.',
      ['The register lacks something that is published.', ...withdrawals, ...other].join(' '),
    ),
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
