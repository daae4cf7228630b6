import { findComponent } from '@federation/content-model/components';
import { attributesOf, isComponent } from '@federation/content-model/files/tree';
import { faultAt } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/** Finds parts of a page that share the id of another one, such as two tabs: links reach only one. */
export const repeatedIds = defineRule({
  of: 'file',
  says: ['idTwice'],
  stage: 'text',
  check: ({ file }) => {
    const taken = new Set<string>();
    return file.text.nodes.filter(isComponent).flatMap((node) => {
      const { anchor } = findComponent(node.name) ?? {};
      const id = anchor && attributesOf(node)[anchor.id];
      if (id === undefined) return [];
      const isTaken = taken.has(id);
      taken.add(id);
      return isTaken ? [faultAt(file, node, 'idTwice', { name: node.name ?? '', id })] : [];
    });
  },
});
