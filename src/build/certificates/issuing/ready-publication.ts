import type { Told } from '../../../core/certificates/compare-lists.ts';
import { toCheck, toCount, type Attempt, type Check } from './check.ts';
import type { IssuerContext } from './context.ts';
import type { FoundList } from './found-lists.ts';
import { findLosses } from './losses.ts';
import { reconcile } from './reconcile.ts';
import { getStatus, type Register } from './register.ts';

/** How many days before its end the status list has to be published again. */
const warningDays = 3;

const renewal = 'Publish (npm run certificate -- publish), build and upload the site.';

/** Whether the register knows all that was published, on the site, here or in a copy. */
export async function checkTold(
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

/** Whether what the register says is published, and for how long the list is valid. */
export function checkPublication(
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
      `The status list is valid for ${toCount(days, 'more day')}.`,
      days < 0
        ? `The status list has expired: every result is amber. ${renewal}`
        : `The status list expires in ${toCount(days, 'day')}. ${renewal}`,
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
