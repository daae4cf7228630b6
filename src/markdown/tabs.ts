import { slug } from 'github-slugger';
import { defineHastPlugin, type HastNode } from 'satteri';
import { componentNames, findComponent, getComponent } from '@federation/content-model/components';
import { attributesOf } from '@federation/content-model/files/tree';

type Element = Extract<HastNode, { type: 'element' }>;

/** The components that hold parts with an anchor of their own. */
const containers = componentNames.flatMap((name) => {
  const { anchor, inside } = getComponent(name);
  return anchor && inside ? [inside] : [];
});

/**
 * Gives `<Tabs>` the ids and labels of its `<Tab>`s as the attribute `items`, in JSON: the row of
 * tabs is rendered before the panels that name them.
 */
export const tabs = defineHastPlugin({
  name: 'tabs',
  mdxJsxFlowElement: {
    filter: containers,
    visit(node, context) {
      const items = node.children.flatMap((panel) => {
        const anchor =
          panel.type === 'mdxJsxFlowElement' ? findComponent(panel.name)?.anchor : undefined;
        if (panel.type !== 'mdxJsxFlowElement' || !anchor) return [];
        const { [anchor.id]: id = '', [anchor.words]: label = '' } = attributesOf(panel);
        return [{ id, label }];
      });
      context.setProperty(node, 'items', JSON.stringify(items));
      // A heading that repeats the label of a tab would get the id of its panel. Astro gives ids to
      // the headings of Markdown only, so this one is written as JSX.
      for (const heading of collectHeadings(node)) {
        const { tagName: name, children } = heading;
        if (items.some(({ id }) => id === slug(context.textContent(heading))))
          context.replaceNode(heading, {
            type: 'mdxJsxFlowElement',
            name,
            attributes: [],
            children,
          });
      }
    },
  },
});

function collectHeadings(node: HastNode): Element[] {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) return [node];
  return 'children' in node ? node.children.flatMap(collectHeadings) : [];
}
