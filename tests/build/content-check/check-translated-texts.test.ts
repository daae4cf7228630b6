import { expect, test } from 'vitest';
import { check, mdx, page, pageInHindi } from './fixture.ts';

/** The messages about a page with these texts. */
function messagesOn(english: string, hindi: string): string[] {
  return check({ 'pages/sample/en.mdx': page(english), 'pages/sample/hi.mdx': pageInHindi(hindi) })
    .messages;
}

test('a translation with the same components and links is fine, whatever their words', () => {
  const english =
    '<Note tone="info" title="Before">\n\n[Home](/) and [mail](mailto:a@b.example?subject=Hello).\n\n</Note>\n';
  const hindi =
    '<Note tone="info" title="पहले">\n\n[डाक](mailto:a@b.example?subject=नमस्ते) और [मुखपृष्ठ](/)।\n\n</Note>\n';
  expect(messagesOn(english, hindi)).toEqual([]);
});

test('a link that a translation lacks, has alone, or has with another target is reported once', () => {
  expect(messagesOn('[Home](/)\n', '[साइट](https://example.org)\n')).toEqual([
    expect.stringContaining(
      'hi.mdx, line 5\n  text: https://example.org here, / in the English version',
    ),
  ]);
  expect(messagesOn('[Home](/)\n', 'मुखपृष्ठ\n')).toEqual([
    expect.stringContaining('hi.mdx, line 5\n  text: / is in the English version and not here'),
  ]);
  expect(messagesOn('Home\n', '[मुखपृष्ठ](/)\n')).toEqual([
    expect.stringContaining('hi.mdx, line 5\n  text: / is not in the English version'),
  ]);
});

test('a component with another setting is reported', () => {
  expect(
    messagesOn('<Note tone="info">\n\nA\n\n</Note>\n', '<Note tone="warning">\n\nक\n\n</Note>\n'),
  ).toEqual([
    expect.stringContaining(
      'text: <Note tone="warning"> here, <Note tone="info"> in the English version',
    ),
  ]);
});

test('a field on paper has as many options in each language', () => {
  const facts = {
    kind: 'forms',
    order: 1,
    version: '"1.0"',
    date: '2026-11-18',
    name: 'A form',
    description: 'What it is for.',
  };
  const messagesOnForm = (inEnglish: string, inHindi: string) => {
    const field = (options: string) =>
      `<Fields>\n\n<Field label="A" options="${options}" />\n\n</Fields>\n`;
    return check({
      'downloads/form/en.mdx': mdx(facts, field(inEnglish)),
      'downloads/form/hi.mdx': mdx(
        { name: 'फ़ॉर्म', description: 'यह किसलिए है, यह यहाँ लिखा है।' },
        field(inHindi),
      ),
    }).messages;
  };
  expect(messagesOnForm('Yes | No', 'हाँ | नहीं')).toEqual([]);
  expect(messagesOnForm('Yes | No', 'हाँ')).toHaveLength(1);
});
