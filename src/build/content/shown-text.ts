import { componentNames, findComponent, getComponent } from '../../content-model/components.ts';
import type { Settings } from '../../content-model/settings.ts';
import { ContentText } from './text.ts';
import { attributesOf, isComponent, type TextNode } from './tree.ts';

const conditional = componentNames.filter((name) => getComponent(name).isShown);

/** A text without the parts that its components hide with these settings. */
export function toShownText(source: string, settings: Settings): ContentText {
  const text = new ContentText(source);
  if (!conditional.some((name) => source.includes(`<${name}`))) return text;
  const isHidden = (node: TextNode) =>
    isComponent(node) &&
    findComponent(node.name)?.isShown?.(settings, attributesOf(node)) === false;
  let shown = '';
  let end = 0;
  for (const { position } of text.nodes.filter(isHidden)) {
    const { start, end: after } = position ?? {};
    // One inside another is gone with it.
    if (start?.offset === undefined || after?.offset === undefined || start.offset < end) continue;
    shown += source.slice(end, start.offset);
    end = after.offset;
  }
  return new ContentText(shown + source.slice(end));
}
