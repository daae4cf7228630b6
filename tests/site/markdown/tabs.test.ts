import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { evaluate } from 'satteri';
import { expect, test } from 'vitest';
import { tabs } from '../../../src/markdown/tabs.ts';

interface Rendered {
  type: unknown;
  props: Record<string, unknown>;
}

/** Renders a text to the props of every element and component in it, by name. */
function render(text: string): Rendered[] {
  const rendered: Rendered[] = [];
  const jsx = (type: unknown, props: unknown) => {
    rendered.push({ type, props: props as Record<string, unknown> });
  };
  const names = { Tabs: 'Tabs', Tab: 'Tab', Note: 'Note' };
  const { default: content } = evaluate(text, {
    Fragment: '',
    jsx,
    jsxs: jsx,
    hastPlugins: [tabs, satteriHeadingIdsPlugin()],
  }) as {
    default: (props: object) => unknown;
  };
  const root = content({ components: names });
  expect(root).toBeUndefined();
  return rendered;
}

const text = `<Tabs label="Ombudsman">

<Tab id="overview" label="Overview & aims">

## Overview

<Note>

### Overview

</Note>

</Tab>

<Tab id="rules" label="नियम">

## नियम

</Tab>

</Tabs>
`;

test('the row of tabs gets the id and the label of each tab, in order', () => {
  const items = render(text).find(({ type }) => type === 'Tabs')?.props.items;
  expect(JSON.parse(String(items))).toEqual([
    { id: 'overview', label: 'Overview & aims' },
    { id: 'rules', label: 'नियम' },
  ]);
});

test('a heading that would get the id of its panel gets none; other headings keep theirs', () => {
  const headings = render(text).filter(({ type }) => type === 'h2' || type === 'h3');
  expect(headings.map(({ props }) => props.id)).toEqual([undefined, undefined, 'नियम']);
});
