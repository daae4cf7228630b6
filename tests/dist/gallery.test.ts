import { expect, test } from 'vitest';
import { findRoute, readTags } from '../support/built-site.ts';

/** The elements and the words of the page at an address, with one space between them. */
function readMain(path: string) {
  const main = readTags(findRoute(path)).find(({ name }) => name === 'main');
  return { tags: main?.tags ?? [], words: (main?.text ?? '').replace(/\s+/g, ' ') };
}

test.each([
  ['/resources/media/video-meet-2023-ombudsman', 'It is only a decision with a longer sentence.'],
  ['/resources/media/presentation-conference-2023-evidence', 'The order is the same for women'],
])('%s has its transcript or slides, and the gallery links it (CONT-8)', (path, said) => {
  expect(readMain(path).words).toContain(said);
  for (const prefix of ['', '/hi'])
    expect(
      readMain(`${prefix}/resources/media`).tags.map(({ attributes }) => attributes.href),
    ).toContain(prefix + path);
});

test('the page of an event shows each of its photographs, described (CONT-8)', () => {
  const describe = (path: string) =>
    readMain(path)
      .tags.filter(({ name }) => name === 'img')
      .map(({ attributes }) => attributes.alt);
  expect(describe('/events/members-meet-2023')).toContain('Delegates in the main hall');
  expect(describe('/hi/events/members-meet-2023')).toContain('मुख्य सभागार में प्रतिनिधि');
});
