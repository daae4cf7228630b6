import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../packages/content-check/check/check.ts';
import { readSettings } from '../../packages/content-model/files/site-files.ts';
import { settingsSchema } from '../../packages/content-model/settings/settings.ts';
import { readAnswers } from '../../packages/own/answers.ts';
import { createPlan, writePlan } from '../../packages/own/plan.ts';
import { createClone, given } from './support.ts';

function plan(root: string, changed: object = {}) {
  const answers = readAnswers({ ...given, ...changed });
  if (Array.isArray(answers)) throw new Error(answers.join(', '));
  return createPlan(root, answers);
}

function make(root: string) {
  const made = plan(root);
  writePlan(root, made);
  return made;
}

/** The project of a federation is no demonstration. */
const isFederation = readSettings('.').demonstrationNotice === undefined;

test.skipIf(isFederation)('the check finds no issue in a new site', () => {
  const { root } = createClone('src/content');
  make(root);
  expect(checkContent(root).faults).toEqual([]);
  expect(readSettings(root)).toMatchObject({
    name: given.name,
    site: 'https://www.cft.test',
    contact: { email: given.email },
  });
  expect(readSettings(root).demonstrationNotice).toBeUndefined();
});

test.each([
  ['ours', {}, { ours: true, api: 'https://portal.cft.test/api/v1' }],
  ['other', { portalAddress: 'https://m.cft.test/api' }, { api: 'https://m.cft.test/api' }],
  ['none', {}, undefined],
])('the settings are valid and keep their comments with the portal: %s', (kind, more, portal) => {
  const text = plan('.', { portal: kind, ...more }).written.get('src/content/settings.yaml');
  const made = settingsSchema.parse(parse(String(text), { schema: 'core' }));
  expect(made.portal && { ...made.portal }).toEqual(portal && expect.objectContaining(portal));
  const comments = (source: string) => source.match(/^ *#.*$/gm)?.length;
  const template = readFileSync('starter/settings.yaml', 'utf8');
  // The one above the portal goes with it.
  expect(comments(String(text))).toBe((comments(template) ?? 0) - (portal ? 0 : 1));
});

test('all invented content goes, and only the planned files change', () => {
  const { root, write, git, commit } = createClone();
  const legal = 'src/content/pages/about/legal/en.mdx';
  const before = readFileSync(join(root, legal), 'utf8');
  const passage = '<Demonstration>\n\nWe are invented.\n\n</Demonstration>\n\n';
  write(legal, before.replace('---\n\n', `---\n\n${passage}`));
  write('src/content/members/invented/en.mdx', '---\ndemonstration: true\nname: Invented\n---\n');
  commit();
  const { removed, written } = make(root);
  // Nobody of the new federation has read it yet.
  const unread = before.replace(/^lastReviewed: .*\n/m, '');
  expect(readFileSync(join(root, legal), 'utf8')).toBe(unread);
  expect(existsSync(join(root, 'src/content/members/invented'))).toBe(false);
  git('add', '--all');
  const changed = git('diff', '--cached', '--name-only', '--no-renames', '-z').split('\0');
  const listed = [...removed, ...written.keys()];
  expect(changed.filter((path) => path !== '' && !listed.includes(path))).toEqual([]);
  expect(removed).toContain('src/content/members/invented/en.mdx');
});
