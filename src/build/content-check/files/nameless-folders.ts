import type { Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** What systems call a folder, a copy or a page to which nobody has given a name. */
const nameless =
  /^(?:(?:new|untitled|unnamed)-?(?:folder|page|entry|text|document)?|folder|page|entry|copy-of-.+|.+-copy)(?:-\d+)?$/;

/** Finds folders without a name of their own: it would be an address for ever. */
export const namelessFolders = defineRule({
  of: 'entry',
  says: ['folderNameless'],
  grade: 'stop',
  check({ collection, id, isDraft }): Fault[] {
    const name = isDraft ? undefined : id.split('/').find((one) => nameless.test(one));
    const file = `src/content/${collection}/${id}`;
    return name === undefined
      ? []
      : [{ file, line: 1, field: 'folder', message: 'folderNameless', values: { name } }];
  },
});
