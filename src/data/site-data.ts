import { componentNames, getComponent } from '@federation/content-model/components';
import type { SiteData } from '@federation/content-model/components/component-definition';
import {
  isCollectionName,
  type CollectionName,
  type EntryData,
} from '@federation/content-model/collections';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { getList } from './entry-lists.ts';
import { settings } from './settings.ts';

/** The collections that components show in files. */
const shownInFiles = componentNames.flatMap((name) => {
  const definition = getComponent(name);
  const { collection = '' } = (definition.document && definition.shows?.({})) ?? {};
  return isCollectionName(collection) ? [collection] : [];
});

/** Loads the facts about the site that files made from texts may state. */
export async function loadSiteData(language: Language): Promise<SiteData> {
  const lists = new Map(
    await Promise.all(
      shownInFiles.map(
        async (collection) => [collection, await getList({ collection }, language)] as const,
      ),
    ),
  );
  return {
    language,
    t: getTranslator(language),
    settings,
    recordsOf: <Name extends CollectionName>(name: Name) =>
      (lists.get(name) ?? []).map(({ data }) => data as EntryData<Name>),
  };
}
