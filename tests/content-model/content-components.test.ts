import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  componentNames,
  findComponent,
  getComponent,
} from '../../packages/content-model/components/components.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/editors/en/components.md'), 'utf8');

describe.each(componentNames)('the component %s', (name) => {
  test('is explained to editors', () => {
    expect(guide, `Add ${name} to docs/editors/en/components.md.`).toContain(`\`${name}\``);
  });

  test('has a view, unless its definition says what it shows', () => {
    const { document: form, isShown } = getComponent(name);
    const isDefined = Boolean(isShown) || (typeof form === 'object' && 'value' in form);
    expect(existsSync(join(root, 'src/components/content', `${name}.astro`))).toBe(!isDefined);
  });

  test('refuses an attribute that it does not have', () => {
    expect(
      getComponent(name)
        .attributes.safeParse({ onclick: 'alert(1)' })
        .error?.issues.map(({ code }) => code),
    ).toContain('unrecognized_keys');
  });

  test('describes its own attributes and no others', () => {
    const { attributes, words = [], links = [], anchor } = getComponent(name);
    const named = [...words, ...links, ...(anchor ? [anchor.id, anchor.words] : [])];
    expect(named.filter((attribute) => !(attribute in attributes.shape))).toEqual([]);
  });
});

test.each(['http://example.org', 'javascript:alert(1)', '//evil.example', 'contact'])(
  'a button may not lead to %s',
  (href) => {
    expect(getComponent('ButtonLink').attributes.safeParse({ href }).success).toBe(false);
  },
);

test.each([
  ['1', true],
  ['99', true],
  ['0', false],
  ['100', false],
  ['-3', false],
  ['three', false],
])('the limit %j of a list is accepted: %s', (limit, expected) => {
  expect(
    getComponent('EntryList').attributes.safeParse({ collection: 'news', limit }).success,
  ).toBe(expected);
});

test('the name of a tab can be used in an address', () => {
  const accepts = (id: string) =>
    getComponent('Tab').attributes.safeParse({ id, label: 'Overview' }).success;
  expect(['overview', 'tab-2', 'Overview', 'अवलोकन', 'two words', '-a', ''].map(accepts)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('the error page knows the six kinds of the specification', () => {
  const kinds = ['404', '500', 'maintenance', 'network', 'unauthorized', 'forbidden'];
  expect(
    kinds.filter((kind) => !getComponent('ErrorPage').attributes.safeParse({ kind }).success),
  ).toEqual([]);
  expect(getComponent('ErrorPage').attributes.safeParse({ kind: '403' }).success).toBe(false);
});

test.each(['Blink', 'a', 'constructor', '', null])('there is no component %j', (name) => {
  expect(findComponent(name)).toBeUndefined();
});
