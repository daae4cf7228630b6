import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editingTexts } from '../../packages/i18n/editing.ts';
import type { Language } from '../../packages/i18n/languages.ts';
import { guides } from './guide.ts';

/** True if a sentence is one of the texts with something in each of its placeholders. */
const isOneOf = (sentence: string, texts: readonly string[]) =>
  texts.some((text) =>
    new RegExp(
      `^${text
        .split(/\{\w+\}/)
        .map(RegExp.escape)
        .join('.+')}$`,
    ).test(sentence),
  );

/** Lists all lines that the content check can print in a language. */
function toLines(language: Language): string[] {
  const { messages, phrases, fieldTexts } = editingTexts[language];
  const helps = Object.values(fieldTexts).map(({ help }) => help);
  const expected = [
    ...Object.values(messages).flatMap((message) => message.expected ?? []),
    ...helps,
  ];
  return [
    ...Object.values(messages).map(({ problem }) => `  {field}: ${problem}`),
    ...expected.map((text) => `  ${phrases.expected.replace('{expected}', text)}`),
    `  ${phrases.example}`,
    phrases.place,
    ...Object.entries(phrases).flatMap(([id, text]) => (id.startsWith('report.') ? [text] : [])),
  ];
}

const quoted = guides.flatMap(({ path, language, blocks }) =>
  blocks
    .filter(({ use }) => use === 'message')
    .map(({ code }) => ({ path, language, lines: code.trimEnd().split('\n') })),
);

test('documents quote messages', () => {
  expect(quoted.length).toBeGreaterThan(0);
});

test.each(quoted)(
  'the messages that $path quotes are ones that the check can print',
  ({ language, lines }) => {
    const possible = toLines(language);
    expect(lines.filter((line) => !isOneOf(line, possible))).toEqual([]);
  },
);

test('the documents quote the development server word for word', () => {
  const lines = guides.flatMap(({ blocks }) =>
    blocks.filter(({ use }) => use === 'dev').flatMap(({ code }) => code.trimEnd().split('\n')),
  );
  const source = readFileSync('scripts/setup/dev.js', 'utf8').replaceAll(
    '${address}',
    'http://localhost:4321',
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !source.includes(line))).toEqual([]);
});
