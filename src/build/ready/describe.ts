import type { Check } from '../certificates/issuing/check.ts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import { readyTexts } from '../../i18n/ready.ts';
import type { Finding, Grade } from './finding.ts';

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
        return toLine(grade, fill(grade === 'green' ? good : todo, { value }));
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
