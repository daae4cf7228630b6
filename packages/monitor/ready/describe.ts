import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';
import { countGrade, toLines, type Finding } from '@federation/base/findings/finding';

/** What was found, a line each with its grade in words, and whether the site can go live. */
export function describeFindings(
  findings: readonly Finding[],
  certificates: readonly Finding[],
  language: Language,
): { lines: string[]; isReady: boolean } {
  const texts = readyTexts[language];
  const all = [...findings, ...certificates];
  const [red, amber, green] = [
    countGrade(all, 'red'),
    countGrade(all, 'amber'),
    countGrade(all, 'green'),
  ];
  const isReady = red === 0;
  return {
    isReady,
    lines: [
      ...toLines(findings, texts.grades),
      '',
      texts.certificates,
      ...toLines(certificates, texts.grades),
      '',
      fill(texts.summary, { red, amber, green }),
      isReady ? texts.go : texts.wait,
    ],
  };
}
