import { mdxToJs, markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { fitsPhone, stackedTables } from '../../../src/markdown/tables.ts';

function render(markdown: string): string {
  const { html } = markdownToHtml(markdown, { hastPlugins: [stackedTables] });
  return html;
}

test('short words fit on a phone, long ones in many columns do not', () => {
  expect(
    fitsPhone([
      ['Day', 'Time'],
      ['Friday 12 February', '4 PM–8 PM'],
    ]),
  ).toBe(true);
  expect(
    fitsPhone([
      ['Key', 'Where', 'What it holds', 'How long'],
      ['site.application-draft', 'session storage', 'what you typed', 'for a day'],
    ]),
  ).toBe(false);
});

test('each cell of a wide table except the first has the heading of its column', () => {
  const table = render(
    '| Year | Track | Team | What it built |\n|---|---|---|---|\n| 2026 | Accessibility | Braille Boundary | Score *tables* |',
  );
  const labels = [...table.matchAll(/<td(?: data-label="([^"]*)")?/g)].map(([, label]) => label);
  expect(labels).toEqual([undefined, 'Track', 'Team', 'What it built']);
});

test('a table that fits is left as it is', () => {
  const table = render('| Day | Time |\n|---|---|\n| Friday | 4 PM |');
  expect(table).not.toMatch(/class|data-label/);
});

test('a column of figures is aligned without an inline style, which would be blocked', () => {
  const table = render('| Points | Share |\n|---|---:|\n| all | 30 |');
  expect(table).not.toContain('style');
  expect(table).toContain('<td class="number">30</td>');
});

test('a component in a cell is kept', () => {
  const { code } = mdxToJs(
    '| Number | Received | What is asked for | Days |\n|---|---|---|---|\n| 2026/001 | 2026-12-01 | recount | <Days from="C" to="H" /> |',
    {
      hastPlugins: [stackedTables],
    },
  );
  expect(code).toMatch(/data-label.*Days[\s\S]*from: "C"/);
});
