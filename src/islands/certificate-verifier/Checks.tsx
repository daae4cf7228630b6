import { fill } from '../../i18n/fill.ts';
import type { Verdict } from '../../core/certificates/verdict.ts';
import { toChecks, type CheckLine, type ResultText } from './result-rules.ts';

const signs: Record<CheckLine['outcome'], string> = {
  passed: 'M5 12.500l4.500 4.500L19 7.500',
  failed: 'M7 7l10 10M17 7L7 17',
  unknown: 'M6 12h12',
};

/** What a result rests on: each check with its outcome, in words for those who don't see the mark. */
export function Checks({ verdict, text, values }: { verdict: Verdict; text: ResultText; values: Record<string, string> }) {
  const lines = toChecks(verdict, text);
  if (lines.length === 0) return null;
  return (
    <ul className="result-checks" aria-label={text.checks.title}>
      {lines.map((line) => (
        <li key={line.text} data-outcome={line.outcome}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={signs[line.outcome]} />
          </svg>
          <span>
            <span className="visually-hidden">{`${text.checks[line.outcome]} `}</span>
            {fill(line.text, values)}
          </span>
        </li>
      ))}
    </ul>
  );
}
