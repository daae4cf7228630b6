import type { Told } from '../../../core/certificates/compare-lists.ts';
import type { Language } from '../../../i18n/languages.ts';
import { readyTexts } from '../../../i18n/ready.ts';
import { toAmount, type Attempt } from './check.ts';
import { toFindingOf, type Finding } from '../../finding.ts';
import type { IssuerContext } from './context.ts';
import type { FoundList } from './found-lists.ts';
import { findLosses } from './losses.ts';
import { reconcile } from './reconcile.ts';
import { getStatus, type Register } from './register.ts';

/** How many days before its end the status list has to be published again. */
const warningDays = 3;

/** Whether the register knows all that was published, on the site, here or in a copy. */
export function checkTold(
  register: Register | undefined,
  told: Told,
  language: Language,
): Finding[] {
  if (!register || !told.newest) return [];
  const texts = readyTexts[language].office.register;
  const { lines } = reconcile(register, told);
  const losses = findLosses(register, told);
  return [
    toFindingOf(
      lines.length + losses.length === 0,
      { good: texts.whole, todo: texts.lacking },
      { problem: [...lines, ...losses].join(' ') },
    ),
  ];
}

/** Whether what the register says is published, and for how long the list is valid. */
export function checkPublication(
  context: IssuerContext,
  register: Register | undefined,
  { value, problem }: Attempt<FoundList | undefined>,
  language: Language,
): Finding[] {
  const { list, changes } = readyTexts[language].office;
  if (problem) return [{ grade: 'red', sentence: problem }];
  if (!register) return [];
  if (!value) return [{ grade: 'red', sentence: list.none }];
  const withdrawn = new Map(value.entries.map(({ idx, status }) => [idx, status]));
  const changed = register.certificates.filter(
    (certificate) => getStatus(certificate) !== (withdrawn.get(certificate.idx) ?? 'valid'),
  ).length;
  const last = register.publications.find(({ id }) => id === value.id);
  const count = last && changed + register.certificates.length - last.certificates;
  const left = Math.floor((value.expiresAt - context.now()) / 86_400);
  const days = toAmount(left, 'day', language);
  return [
    ...(count === undefined ? [] : [toFindingOf(count === 0, changes, { count })]),
    left < 0
      ? { grade: 'red', sentence: list.ended }
      : toFindingOf(left >= warningDays, list, { days }),
  ];
}
