import { expect, test } from 'vitest';
import { toSourceBlocks } from '../../../src/data/checked-sources.ts';

const data = {
  draft: false,
  demonstration: false,
  sources: ['https://egazette.gov.in'],
  sourceNames: ['Gazette of India'],
};

test('a file ends with the sources of its text and the day on which they were checked', () => {
  expect(toSourceBlocks({ ...data, checkedOn: '2026-11-22' }, 'en')).toEqual([
    {
      type: 'heading',
      level: 1,
      children: [{ type: 'text', value: 'Sources as of 22 November 2026' }],
    },
    {
      type: 'list',
      ordered: false,
      start: 1,
      items: [
        [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                url: 'https://egazette.gov.in',
                children: [{ type: 'text', value: 'Gazette of India' }],
              },
            ],
          },
        ],
      ],
    },
  ]);
});

test('a text without sources has no such section', () => {
  expect(toSourceBlocks({ draft: false, demonstration: false }, 'en')).toEqual([]);
});
