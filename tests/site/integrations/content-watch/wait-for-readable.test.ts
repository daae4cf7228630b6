import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readContent } from '../../../../packages/content-check/rule/checked-content.ts';
import {
  findUnreadable,
  waitForReadable,
} from '../../../../src/integrations/content-watch/wait-for-readable.ts';
import {
  makeSite,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
} from '../../../content-check/fixture.ts';

const place = 'src/content/notices/closed';

/** A site with a notice whose English file has these fields, or is this text. */
const siteWith = (english: string, hindi = noticeInHindi()) =>
  makeSite({ 'notices/closed/en.mdx': english, 'notices/closed/hi.mdx': hindi });
const unreadableOf = (root: string) => findUnreadable(readContent(root));

test('a file with fields that the schema refuses, or that are not YAML, can’t be read', () => {
  expect(unreadableOf(siteWith(notice({ kind: 'letter' })))).toEqual([`${place}/en.mdx`]);
  expect(unreadableOf(siteWith(notice({ title: 'Closed: the office: today' })))).toEqual([
    `${place}/en.mdx`,
  ]);
  expect(unreadableOf(siteWith(notice(), noticeInHindi({ date: '2026-11-18' })))).toEqual([
    `${place}/hi.mdx`,
  ]);
});

test('a fault that Astro does not notice holds nothing up', () => {
  expect(unreadableOf(siteWith(notice()))).toEqual([]);
  const withDeadLink = {
    'pages/sample/en.mdx': page('[Gone](/gone)\n'),
    'pages/sample/hi.mdx': pageInHindi('[गया](/gone)\n'),
  };
  expect(unreadableOf(makeSite(withDeadLink))).toEqual([]);
});

test('the site waits for the correction, and names the fault', async () => {
  const root = siteWith(notice({ kind: 'letter' }));
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {
    writeFileSync(join(root, `${place}/en.mdx`), notice());
  });
  await waitForReadable(root, 'en');
  expect(printed).toHaveBeenCalledTimes(1);
  expect(printed.mock.calls[0]?.[0]).toMatch(
    /notices\/closed\/en\.mdx, line 4\n {2}kind: [\s\S]*The site starts when this is corrected/,
  );
});
