import { expect, test } from 'vitest';
import explainContent from '../../../../src/integrations/content-watch/explain-content.ts';
import { makeSite, notice } from '../../../content-check/fixture.ts';

test('the report explains and counts faults in every language', async () => {
  const root = makeSite({ 'notices/closed/en.mdx': notice({ kind: 'news' }) });
  const { en, hi } = await explainContent(root);
  expect(en.heading).toContain('1');
  expect(en.faults).toEqual([expect.stringContaining('"news" is not one of: notice, circular')]);
  expect(hi.faults).toEqual([expect.stringContaining('इनमें से नहीं है: notice, circular')]);
});
