import type { Check } from '../certificates/issuing/check.ts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import { readyTexts } from '../../i18n/ready.ts';
import type { Finding, Grade } from './finding.ts';

/** From so many on, what was found has lines of its own. */
const many = 4;

/** Places in the content below the sentence about them, those of a collection on a line. */
function toList(value: string): string {
  const places = value.split(', ');
  if (places.length < many) return value;
  const groups = Map.groupBy(places, (place) => (/^[a-z-]+(?=\/)/.exec(place) ?? [''])[0]);
  return [...groups]
    .map(
      ([group, found]) =>
        `\n         ${group && `${group}: `}${found.map((one) => one.slice(group === '' ? 0 : group.length + 1)).join(', ')}`,
    )
    .join('');
}

/** What was found, a line each with its grade in words, and whether the site can go live. */
export function describeFindings(
  findings: readonly Finding[],
  certificates: readonly Check[],
  language: Language,
): { lines: string[]; isReady: boolean } {
  const texts = readyTexts[language];
  const toLine = (grade: Grade, sentence: string) => `${texts.grades[grade]}  ${sentence}`;
  const grades: Grade[] = [
    ...findings.map(({ grade }) => grade),
    ...certificates.map(({ ok }) => (ok ? 'green' : 'red')),
  ];
  const count = (grade: Grade) => grades.filter((one) => one === grade).length;
  const isReady = count('red') === 0;
  return {
    isReady,
    lines: [
      ...findings.map(({ check, grade, value }) => {
        const { good, todo } = texts.checks[check];
        return toLine(grade, fill(grade === 'green' ? good : todo, { value: toList(value) }));
      }),
      '',
      texts.certificates,
      ...certificates.map(({ ok, sentence }) => toLine(ok ? 'green' : 'red', sentence)),
      '',
      fill(texts.summary, { red: count('red'), amber: count('amber'), green: count('green') }),
      isReady ? texts.go : texts.wait,
    ],
  };
}
