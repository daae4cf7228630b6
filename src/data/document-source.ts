import { languageDetails, type Language } from '@federation/i18n/languages';
import { dictionaries, getTranslator } from '@federation/i18n/strings';
import { getDefinition } from '@federation/content-model/collections';
import { hasEntryPages, toEntryPath } from '@federation/content-model/collections/paths';
import { formatDay } from '@federation/base/dates';
import { getEntry, isHiddenTarget, type Entry } from './entries.ts';
import { getSummary } from './entry-summaries.ts';
import { toLocalPath } from '@federation/base/paths';
import { settings } from './settings.ts';
import { toSourceBlocks } from './checked-sources.ts';
import { loadSiteData } from './site-data.ts';
import { ContentText } from '@federation/content-model/files/text';
import { createOrganisation } from '@federation/documents/typst/organisation';
import type { DocumentSource } from '@federation/documents/source';
import type { Block } from '@federation/content-model/components/document-blocks';
import { toBlocks } from '@federation/documents/tree';

/** A text of at least this many sections has a table of contents. */
const longText = 6;

interface DocumentFields {
  version?: string;
  number?: string;
  page?: string;
  date: string;
  appliesUntil?: string;
}

/**
 * Collects the source of an entry’s files: its fields, and its text or that of the page it names.
 */
export async function createDocumentSource(entry: Entry): Promise<DocumentSource> {
  const language = entry.wordsLanguage;
  const t = getTranslator(language);
  // Only collections with these fields have documents; TypeScript knows the fields of one
  // collection at a time.
  const fields = entry.data as unknown as DocumentFields;
  const { version, date, appliesUntil } = fields;
  const source = fields.page ? await getEntry('pages', fields.page, language) : entry;
  const blocks = [
    ...(await readBlocks(source, language)),
    ...(source ? toSourceBlocks(source.data, language) : []),
  ];
  const details = getDefinition(entry.collection).documents?.(entry.data, t);
  if (!details) throw new Error(`No files are made from entries of ${entry.collection}.`);
  const { title, text } = getSummary(entry, language);
  const sections = blocks.filter((block) => block.type === 'heading' && block.level === 1).length;
  const from = formatDay(date, language);
  const dated = appliesUntil
    ? t('edition.fromTo', { from, until: formatDay(appliesUntil, language) })
    : from;
  return {
    language,
    organisation: createOrganisation(settings, language),
    title,
    kind: details.kind,
    lead: text,
    facts: [
      ...(version ? [{ name: t('document.version'), value: version }] : []),
      ...(fields.number ? [{ name: t('document.number'), value: fields.number }] : []),
      { name: details.dateLabel, value: dated },
      { name: t('document.online'), value: toWebAddress(entry, language) },
    ],
    date,
    footer: [
      settings.shortName[language],
      ...(version ? [`${t('document.version')} ${version}`] : []),
      dated,
    ].join(' · '),
    demonstration: settings.previewBanner?.[language] ?? null,
    contents: sections >= longText && details.hasContents ? t('document.contents') : null,
    blocks,
    words: {
      page: dictionaries[language].strings['document.page'],
      readFirst: t('document.readFirst'),
    },
  };
}

function toWebAddress({ collection, id }: Entry, language: Language): string {
  const path = hasEntryPages(collection) ? toEntryPath(collection, id) : '';
  return `${new URL(settings.site).host}${toLocalPath(path, language)}`;
}

/** The text of an entry as the blocks of documents. */
export async function readBlocks(entry: Entry | undefined, language: Language): Promise<Block[]> {
  const text = entry?.text ?? new ContentText('');
  const hidden = new Set<string>();
  for (const { target } of text.links) if (await isHiddenTarget(target)) hidden.add(target);
  const toAddress = (target: string) => {
    if (hidden.has(target) || target.startsWith('#')) return undefined;
    return target.startsWith('/') ? `${settings.site}${toLocalPath(target, language)}` : target;
  };
  const site = await loadSiteData(language);
  try {
    if (text.error) throw new Error(`It is not MDX (${text.error.code}).`);
    return toBlocks(text, { language, toAddress, toData: (make) => make(site) });
  } catch (error) {
    const { name } = languageDetails[language];
    throw new Error(
      `The text of ${entry?.collection}/${entry?.id} (${name}) can’t become a file: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
