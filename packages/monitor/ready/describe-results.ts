import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';
import {
  countResults,
  formatResultLines,
  type CheckResult,
} from '@federation/base/check-results/check-result';

/** Describes each result on a line and sums up; ready when none is red. */
export function describeResults(
  results: readonly CheckResult[],
  certificates: readonly CheckResult[],
  language: Language,
): { lines: string[]; isReady: boolean } {
  const texts = readyTexts[language];
  const all = [...results, ...certificates];
  const [red, amber, green] = [
    countResults(all, 'red'),
    countResults(all, 'amber'),
    countResults(all, 'green'),
  ];
  const isReady = red === 0;
  return {
    isReady,
    lines: [
      ...formatResultLines(results, texts.grades),
      '',
      texts.certificates,
      ...formatResultLines(certificates, texts.grades),
      '',
      fill(texts.summary, { red, amber, green }),
      isReady ? texts.go : texts.wait,
    ],
  };
}
