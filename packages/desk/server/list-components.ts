import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import { judgePlace } from '@federation/content-check/rules/text/misplaced-components';
import { componentNames, getComponent } from '@federation/content-model/components';

/**
 * The components that a text of a collection can show, as the content check has it.
 *
 * @param isHome whether it is the text of the home page
 */
export function listComponents(collection: CollectionName, isHome: boolean): readonly string[] {
  const { documents } = getDefinition(collection);
  return componentNames.filter((name) =>
    documents
      ? getComponent(name).document !== undefined
      : judgePlace(name, collection, isHome) === undefined,
  );
}
