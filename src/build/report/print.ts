import { toChartText } from '../../core/charts.ts';
import { fill } from '../../i18n/fill.ts';
import type { ReportSource, Row, Section } from './section.ts';

type Words = ReportSource['words'];

/** The report as text for a terminal. */
export function toText(sections: readonly Section[], title: string, words: Words): string {
  const parts = sections.map(({ title: heading, bars, rows }) =>
    [
      heading,
      ...(bars.length > 0 ? [`  ${toChartText(bars)}`] : []),
      ...(rows.length > 0
        ? rows.map(({ place, note }) => `  ${[place, note].filter(Boolean).join(': ')}`)
        : bars.length > 0
          ? []
          : [`  ${words.nothing}`]),
    ].join('\n'),
  );
  return `${[title, ...parts].join('\n\n')}\n`;
}

/**
 * The longest list in Markdown: what a nightly run writes has a limit of 1 MB, and nobody reads
 * more.
 */
const maxRows = 100;

/** The report in Markdown, for the summary of a run on GitHub. */
export function toMarkdown(sections: readonly Section[], title: string, words: Words): string {
  const parts = sections.map(({ title: heading, about, bars, rows }) =>
    [
      `## ${heading}`,
      about,
      toTable(
        [words.what, words.amount],
        bars.map(({ label, count }) => [label, String(count)]),
      ),
      toList(rows, words),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `# ${title}\n\n${parts.join('\n\n')}\n`;
}

function toList(rows: readonly Row[], words: Words): string {
  if (rows.length === 0) return '';
  const shown = rows.slice(0, maxRows).map(({ place, note }) => [`\`${place}\``, note]);
  const rest = rows.length - shown.length;
  const table = toTable(
    [words.where, words.what],
    [...shown, ...(rest > 0 ? [[fill(words.more, { count: rest }), '']] : [])],
  );
  return `<details><summary>${fill(words.rows, { count: rows.length })}</summary>\n\n${table}\n\n</details>`;
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
