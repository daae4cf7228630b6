import { expect, test } from 'vitest';
import { check, mdx, page, pageInHindi } from './fixture.ts';

/** What is pointed out about a page with these texts, where nothing is at fault. */
function notesOn(english: string, hindi: string): string[] {
  const { messages, notes } = check({ 'pages/sample/en.mdx': page(english), 'pages/sample/hi.mdx': pageInHindi(hindi) });
  expect(messages).toEqual([]);
  return notes;
}

test('a translation with the same components and links is fine, whatever their words', () => {
  const english = '<Note tone="info" title="Before">\n\n[Home](/) and [mail](mailto:a@b.example?subject=Hello).\n\n</Note>\n';
  const hindi = '<Note tone="info" title="पहले">\n\n[डाक](mailto:a@b.example?subject=नमस्ते) और [मुखपृष्ठ](/)।\n\n</Note>\n';
  expect(notesOn(english, hindi)).toEqual([]);
});

test('a link that a translation lacks, or has alone, is pointed out', () => {
  expect(notesOn('[Home](/)\n', '[साइट](https://example.org)\n')).toEqual([
    expect.stringContaining('hi.mdx, line 5\n  text: / is in en.mdx, not here'),
    expect.stringContaining('hi.mdx, line 5\n  text: https://example.org is not in en.mdx'),
  ]);
});

test('a component with another setting is pointed out', () => {
  expect(notesOn('<Note tone="info">\n\nA\n\n</Note>\n', '<Note tone="warning">\n\nक\n\n</Note>\n')).toEqual([
    expect.stringContaining('text: <Note tone="info"> is in en.mdx, not here'),
    expect.stringContaining('text: <Note tone="warning"> is not in en.mdx'),
  ]);
});

test('a field on paper has as many options in each language', () => {
  const facts = { kind: 'forms', order: 1, version: '"1.0"', date: '2026-11-18', name: 'A form', description: 'What it is for.' };
  const notesOnForm = (inEnglish: string, inHindi: string) => {
    const field = (options: string) => `<Fields>\n\n<Field label="A" options="${options}" />\n\n</Fields>\n`;
    return check({
      'downloads/form/en.mdx': mdx(facts, field(inEnglish)),
      'downloads/form/hi.mdx': mdx({ name: 'फ़ॉर्म', description: 'यह किसलिए है, यह यहाँ लिखा है।' }, field(inHindi)),
    }).notes;
  };
  expect(notesOnForm('Yes | No', 'हाँ | नहीं')).toEqual([]);
  expect(notesOnForm('Yes | No', 'हाँ')).toHaveLength(2);
});
