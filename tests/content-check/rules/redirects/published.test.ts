import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../packages/content-check/check/check.ts';
import {
  listName,
  recordAddresses,
} from '../../../../packages/content-check/rules/redirects/published.ts';
import { makeSite, notice, page, settingsWith, today } from '../../fixture.ts';

const description =
  'Another page, with a description of its own, so that the site has two of them.';

test('the list gains pages, records and redirects, but nothing that is not online yet; a second run adds none', () => {
  const root = makeSite({
    'pages/rules/en.mdx': page(undefined, { title: 'Rules', description }),
    'pages/plan/en.mdx': page(undefined, { title: 'Plan', draft: true }),
    'notices/closed/en.mdx': notice({ date: '2026-12-25', publishFrom: '2026-12-25' }),
    'settings.yaml': settingsWith((settings) =>
      settings.setIn(['redirects'], [{ from: '/old', to: '/rules' }]),
    ),
  });
  const { newAddresses } = checkContent(root, today);
  expect(newAddresses).toEqual(
    expect.arrayContaining(['/', '/notices', '/old', '/rules', '/search']),
  );
  expect(newAddresses).not.toContain('/plan');
  expect(newAddresses).not.toContain('/notices/closed');
  recordAddresses(root, newAddresses);
  const after = checkContent(root, today);
  expect([after.newAddresses, after.faults]).toEqual([[], []]);
});

test('a new address goes to its place, and the others stay', () => {
  const root = makeSite({ [listName]: '# Addresses\n\n/\n/rules\n' });
  recordAddresses(root, ['/about', '/']);
  const lines = readFileSync(join(root, 'src/content', listName), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/', '/about', '/rules']);
});
