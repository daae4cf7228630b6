import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defaultLanguage, type Language } from './i18n/languages.ts';
import { entrySchemas as schemas } from './collections/index.ts';
import { toSourceSchema, toTranslationSchema, type EntrySchema } from './collections/shared/entry.ts';

/**
 * Wires the files to their schemas. Whether a document or a reference exists is the content check's
 * question, which runs before this and explains itself; see `src/build/content-check`.
 */
const text = () => z.string();

function files(folder: string, language: Language) {
  const name = `${language}.mdx`;
  return glob({
    base: `./src/content/${folder}`,
    pattern: `**/${name}`,
    generateId: ({ entry }) => entry.slice(0, -name.length - 1),
  });
}

function source<Facts extends z.ZodRawShape, Words extends z.ZodRawShape>(folder: string, schema: EntrySchema<Facts, Words>) {
  return defineCollection({
    loader: files(folder, defaultLanguage),
    schema: ({ image }) => toSourceSchema(schema, { image, document: text, reference: text }),
  });
}

function hindi<Words extends z.ZodRawShape>(folder: string, schema: { words: Words }) {
  return defineCollection({ loader: files(folder, 'hi'), schema: () => toTranslationSchema(schema) });
}

export const collections = {
  pages: source('pages', schemas.pages),
  pages_hi: hindi('pages', schemas.pages),
  notices: source('notices', schemas.notices),
  notices_hi: hindi('notices', schemas.notices),
  tiers: source('tiers', schemas.tiers),
  tiers_hi: hindi('tiers', schemas.tiers),
  members: source('members', schemas.members),
  members_hi: hindi('members', schemas.members),
  partners: source('partners', schemas.partners),
  partners_hi: hindi('partners', schemas.partners),
  events: source('events', schemas.events),
  events_hi: hindi('events', schemas.events),
  publications: source('publications', schemas.publications),
  publications_hi: hindi('publications', schemas.publications),
  news: source('news', schemas.news),
  news_hi: hindi('news', schemas.news),
  releases: source('releases', schemas.releases),
  releases_hi: hindi('releases', schemas.releases),
  guidelines: source('guidelines', schemas.guidelines),
  guidelines_hi: hindi('guidelines', schemas.guidelines),
  downloads: source('downloads', schemas.downloads),
  downloads_hi: hindi('downloads', schemas.downloads),
  media: source('media', schemas.media),
  media_hi: hindi('media', schemas.media),
  orders: source('orders', schemas.orders),
  orders_hi: hindi('orders', schemas.orders),
  judgments: source('judgments', schemas.judgments),
  judgments_hi: hindi('judgments', schemas.judgments),
  opinions: source('opinions', schemas.opinions),
  opinions_hi: hindi('opinions', schemas.opinions),
  links: source('links', schemas.links),
  links_hi: hindi('links', schemas.links),
  people: source('people', schemas.people),
  people_hi: hindi('people', schemas.people),
};
