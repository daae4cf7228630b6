import { expect, test, vi } from 'vitest';
import explainContent from '../../../src/build/content-watch/explain-content.ts';
import { makeSite, mdx, notice, noticeInHindi } from '../content-check/fixture.ts';

const files = {
  'notices/office-closed/en.mdx': notice(),
  'notices/office-closed/hi.mdx': noticeInHindi(),
  'notices/office-closed/plan.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>',
};

test('a file that was put beside an entry at the desk, and is not saved yet, is no fault over its page', async () => {
  const root = makeSite(files);
  expect((await explainContent(root)).en.faults).toEqual([expect.stringContaining('plan.svg')]);
  vi.stubEnv('EDITING_DESK', 'on');
  expect((await explainContent(root)).en.faults).toEqual([]);
});

test('any other fault is shown beside the form, too', async () => {
  vi.stubEnv('EDITING_DESK', 'on');
  const root = makeSite({ ...files, 'notices/office-closed/en.mdx': mdx({ title: 'Closed' }) });
  expect((await explainContent(root)).hi.faults).not.toEqual([]);
});
