import { findComponent } from '../../content-model/components.ts';
import { ContentText } from '../content/text.ts';
import { childrenOf, isComponent, type TextNode } from '../content/tree.ts';

/** What is left of a text that states facts. */
interface Outline {
  text: string;
  /** Whether it shows nothing: then the page is a draft. */
  isEmpty: boolean;
}

/**
 * The outline of a text: its headings, and the components that show what the site knows by itself,
 * such as a list of events. Everything that somebody wrote is left out.
 */
export function toOutline(source: string): Outline {
  const text = new ContentText(source);
  const blocks = childrenOf(text.tree).flatMap((node) => keep(text, node));
  const isEmpty = blocks.every(({ level }) => level !== undefined);
  const shown = isEmpty ? blocks : blocks.filter(hasText);
  return { text: shown.map(({ written }) => written).join('\n\n'), isEmpty };
}

/** Whether something is below a heading, before the next one that is not below it. */
function hasText({ level }: Kept, index: number, blocks: readonly Kept[]): boolean {
  if (level === undefined) return true;
  const next = blocks
    .slice(index + 1)
    .find((block) => block.level === undefined || block.level <= level);
  return next !== undefined && next.level === undefined;
}

interface Kept {
  written: string;
  /** The level of a heading. */
  level?: number;
}

function keep(text: ContentText, node: TextNode): Kept[] {
  if (node.type === 'heading') {
    const written = text.sourceOf(node);
    // A heading with a number states a fact, such as the year in which something began.
    return /\d|[०-९]/.test(written) ? [] : [{ written, level: node.depth }];
  }
  if (!isComponent(node)) return [];
  const definition = findComponent(node.name);
  if (node.children.length === 0)
    // Other components show what somebody wrote, or nothing where no record is left.
    return definition?.hasPages || definition?.partsByYear
      ? [{ written: text.sourceOf(node) }]
      : [];
  const inner = definition?.links ? [] : node.children.flatMap((one) => keep(text, one));
  if (inner.every(({ level }) => level !== undefined)) return inner;
  const [first, last] = [node.children[0], node.children.at(-1)];
  const whole = text.sourceOf(node);
  const start = node.position?.start.offset ?? 0;
  const opening = whole.slice(0, (first?.position?.start.offset ?? start) - start).trim();
  const closing = whole.slice((last?.position?.end.offset ?? start) - start).trim();
  const written = [opening, ...inner.map((one) => one.written), closing].join('\n\n');
  return [{ written }];
}

/** A text without its links to pages that are gone; their words stay. */
export function unlink(source: string, isGone: (target: string) => boolean): string {
  const text = new ContentText(source);
  return text.nodes
    .filter((node) => node.type === 'link')
    .filter(({ url }) => isGone(url))
    .reverse()
    .reduce((written, { position, children }) => {
      const [first, last] = [children[0]?.position, children.at(-1)?.position];
      const words = source.slice(first?.start.offset ?? 0, last?.end.offset ?? 0);
      return (
        written.slice(0, position?.start.offset ?? 0) +
        words +
        written.slice(position?.end.offset ?? 0)
      );
    }, source);
}
