import { defineRule } from '../rule.ts';
/** The bullets of word processors; the letter is the one of their second level. */
const bullet = /^\s*(?:([•●○▪■◦‣⁃∙·◆►➢➤❖])\s*\S|(o)\t)/;

/** Finds bullets that were pasted: the lines of such a list run together. */
export const pastedBullets = defineRule({
  of: 'text',
  says: ['bulletPasted'],
  grade: 'stop',
  check: ({ nodes, sourceOf, report }) =>
    nodes
      .filter(({ type }) => type === 'paragraph')
      .flatMap((node) => {
        const rows = sourceOf(node).split(/\r?\n/);
        const row = rows.findIndex((line) => bullet.test(line));
        const [, sign, letter] = bullet.exec(rows[row] ?? '') ?? [];
        return row < 0 ? [] : [report(node, 'bulletPasted', { bullet: sign ?? letter ?? '' }, row)];
      }),
});

/**
 * Finds marks of bold type that are shown as they are, because they are not closed or have a space
 * inside.
 */
export const openBold = defineRule({
  of: 'text',
  says: ['boldNotClosed'],
  grade: 'stop',
  check: ({ nodes, sourceOf, report }) =>
    nodes
      .filter(({ type }) => type === 'text')
      .flatMap((node) => {
        const above = sourceOf(node)
          .split(/(?<!\\)(?:\*\*|__)/)[0]
          ?.split('\n').length;
        return /(?<![\\_\w])(?:\*\*|__)|(?<!\\)\*\*/.test(sourceOf(node))
          ? [report(node, 'boldNotClosed', {}, (above ?? 1) - 1)]
          : [];
      }),
});

/** Finds blocks of code that nobody has closed: everything below them is in them. */
export const openCode = defineRule({
  of: 'text',
  says: ['codeNotClosed'],
  grade: 'stop',
  check: ({ nodes, sourceOf, report }) =>
    nodes
      .filter(({ type }) => type === 'code')
      .flatMap((node) => {
        const source = sourceOf(node);
        const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
        const last =
          source
            .trimEnd()
            .split(/\r?\n/)
            .slice(1)
            .at(-1)
            ?.replace(/^[\s>]*/, '') ?? '';
        return fence && !last.startsWith(fence) ? [report(node, 'codeNotClosed', { fence })] : [];
      }),
});
