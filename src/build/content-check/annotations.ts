import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ContentReport } from './check.ts';
import type { Fault } from './fault.ts';
import { explainFault } from './format-fault.ts';

/** How many messages of a kind the Git host shows of one step. */
const mostShown = 10;

/**
 * The first messages as commands of GitHub, which it shows at their lines
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message).
 */
export function toAnnotations({ faults, remarks }: ContentReport, language: Language): string[] {
  const toLines = (command: string, found: readonly Fault[]) =>
    found.slice(0, mostShown).map((fault) => {
      const { title, text } = describe(fault, language);
      const file = escapeProperty(fault.file);
      return `::${command} file=${file},line=${fault.line},title=${escapeProperty(title)}::${escape(text)}`;
    });
  return [...toLines('error', faults), ...toLines('warning', remarks)];
}

/** The messages in words, in Markdown; with `all` the remarks follow in the sections of the report. */
export function toSummary(
  { faults, remarks, entries }: ContentReport,
  language: Language,
  all = false,
): string {
  const { phrases } = editingTexts[language];
  const toList = (title: string, found: readonly Fault[]) =>
    found.length === 0
      ? []
      : [
          `### ${title}`,
          found
            .map((fault) => {
              const { title: field, text } = describe(fault, language);
              const { file, line } = fault;
              const place = fill(phrases.place, { file, line });
              return `- ${toMarkdown(place)} – **${toMarkdown(field)}**: ${toMarkdown(text)}`;
            })
            .join('\n'),
        ];
  const counts = { entries, faults: faults.length, remarks: remarks.length };
  return `${[
    `## ${phrases['summary.title']}`,
    fill(phrases['report.summary'], counts),
    ...toList(phrases['summary.stop'], faults),
    ...toList(phrases['summary.review'], all ? [] : remarks),
  ].join('\n\n')}\n\n`;
}

function describe(fault: Fault, language: Language): { title: string; text: string } {
  const { phrases } = editingTexts[language];
  const { field, problem, expected } = explainFault(fault, language);
  const { example } = fault;
  const rows = [
    problem,
    ...(expected ? [fill(phrases.expected, { expected })] : []),
    ...(example ? [fill(phrases.example, { example })] : []),
  ];
  return { title: field, text: rows.join('\n') };
}

const escape = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** What people have written is no Markdown and no HTML. */
const toMarkdown = (text: string) =>
  text.replace(/[\\`*_[\]<>#|!&~]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' – ');
