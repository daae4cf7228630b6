import { expect, test } from 'vitest';
import { getDefinition } from '../../src/content-model/collections.ts';
import { toEntryPath } from '../../src/content-model/paths.ts';
import { toLocalPath, toPagePath } from '../../src/core/paths.ts';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import { findRoute, readTags } from '../support/built-site.ts';
import { readEntries } from '../support/content.ts';

/** The words of the page at an address, with one space between them. */
function readMain(path: string) {
  const main = readTags(findRoute(path)).find(({ name }) => name === 'main');
  return { tags: main?.tags ?? [], words: toWords(main?.text ?? '') };
}

const toWords = (text: string) => text.replace(/\s+/g, ' ').trim();

test('a video links to its full transcript, a presentation to its slides as text (CONT-8)', () => {
  const list = toPagePath(getDefinition('media').pages?.list ?? '');
  for (const { id, fields } of readEntries('media')) {
    for (const language of languages) {
      const { transcript = '', slides = [] } = (fields[language] ?? fields[defaultLanguage]) as {
        transcript?: string;
        slides?: { title: string; text: string }[];
      };
      if (transcript === '' && slides.length === 0) continue;
      const path = toLocalPath(toEntryPath('media', id), language);
      const { words } = readMain(path);
      for (const part of [
        ...transcript.split(/\n\s*\n/),
        ...slides.flatMap(({ title, text }) => [title, text]),
      ])
        expect(words, path).toContain(toWords(part));
      const links = readMain(toLocalPath(list, language)).tags.map(
        ({ attributes }) => attributes.href,
      );
      expect(links, `The gallery links ${path}`).toContain(path);
    }
  }
});

test('the page of an event shows each of its photographs, described (CONT-8)', () => {
  for (const { id, fields } of readEntries('events')) {
    for (const language of languages) {
      const { photographCaptions = [] } = (fields[language] ?? fields[defaultLanguage]) as {
        photographCaptions?: string[];
      };
      const { tags } = readMain(toLocalPath(toEntryPath('events', id), language));
      const texts = tags
        .filter(({ name }) => name === 'img')
        .map(({ attributes }) => attributes.alt);
      expect(texts).toEqual(expect.arrayContaining(photographCaptions));
    }
  }
});
