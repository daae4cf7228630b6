import type { ReportSection } from './report.ts';
import type { ReportRow } from './report-source.ts';

/** Sections as text for a terminal. */
export const formatText = (sections: readonly ReportSection[], nothing: string): string =>
  sections
    .map(({ title, rows }) =>
      [
        title,
        ...rows.map(({ place, note }) => `  ${[place, note].filter(Boolean).join(': ')}`),
        ...(rows.length === 0 ? [`  ${nothing}`] : []),
      ].join('\n'),
    )
    .join('\n\n');

/** Sections in Markdown, for the summary of a run on GitHub. */
export const formatMarkdown = (sections: readonly ReportSection[], nothing: string): string =>
  sections
    .map(({ title, rows }) => `## ${title}\n\n${rows.map(toItem).join('\n') || nothing}\n`)
    .join('\n');

/** Escapes text that people wrote, so that it is not read as Markdown or HTML. */
const toItem = ({ place, note }: ReportRow) =>
  `- ${[place, note].filter(Boolean).map(escape).join(': ')}`;

const escape = (text: string) =>
  text.replace(/[\\`*_[\]<>#|!&~]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' – ');
