import type { CollectionName } from '../../packages/content-model/collections/collections.ts';
import { getDefinition } from '../../packages/content-model/collections/collections.ts';
import {
  createSourceSchema,
  createTranslationSchema,
} from '../../packages/content-model/collections/collection-definition.ts';
import { anySources } from '../support/any-sources.ts';

type Fields = Record<string, unknown>;

/** The least that an entry of each collection must hold: nothing here can be left out. */
export const goodEntries: Record<CollectionName, { facts: Fields; words: Fields }> = {
  pages: {
    facts: {},
    words: {
      title: 'Charter',
      description: 'The six values that every operator in membership signs, and what they mean.',
    },
  },
  notices: {
    facts: { kind: 'notice', date: '2026-11-18' },
    words: { title: 'Office closed', summary: 'The office is closed for a day.' },
  },
  tiers: {
    facts: { order: 1, memberKind: 'corporate', colour: 'bronze', pricePerYear: 5000 },
    words: {
      name: 'Bronze',
      summary: 'For operators who want to be listed.',
      features: ['A listing'],
    },
  },
  members: {
    facts: { kind: 'sme', since: 2021 },
    words: { name: 'Sahyakhel', description: 'Cricket contests.' },
  },
  partners: {
    facts: { kind: 'academic', website: 'https://partner.example' },
    words: { name: 'Centre for Play', description: 'Joint research.' },
  },
  events: {
    facts: { kind: 'conference', announced: '2026-10-01', date: '2026-11-18' },
    words: { title: 'Conference', venue: 'Delhi', theme: 'Rules', description: 'A day of talks.' },
  },
  publications: {
    facts: { kind: 'study', date: '2025-11-18' },
    words: { title: 'How people pause', description: 'A study.' },
  },
  news: {
    facts: { date: '2026-11-18', kind: 'policy' },
    words: { title: 'A headline', summary: 'What has happened.' },
  },
  releases: {
    facts: { date: '2026-11-18' },
    words: { title: 'A headline', summary: 'What has happened.' },
  },
  editions: {
    facts: {
      rule: '/about/charter',
      edition: '2',
      adoptedOn: '2023-03-01',
      date: '2023-04-01',
      appliesUntil: '2026-11-30',
    },
    words: { title: 'Charter, second edition', whatChanged: 'Age checks were added.' },
  },
  guidelines: {
    facts: { version: '2.0', date: '2026-11-18' },
    words: { title: 'On advertising', summary: 'What it asks for.' },
  },
  downloads: {
    facts: { kind: 'forms', order: 1, version: '1.0', date: '2026-11-18' },
    words: { name: 'A form', description: 'What it is for.' },
  },
  media: {
    facts: { kind: 'photo', date: '2026-11-18', image: './hall.jpg' },
    words: { title: 'The hall', alt: 'Rows of chairs' },
  },
  orders: {
    facts: { date: '2026-11-18', number: 'OMB/2026/014', kind: 'upheld' },
    words: { title: 'Account closed', summary: 'The account was reopened.' },
  },
  judgments: {
    facts: {
      date: '1996-01-12',
      courtLevel: 'supreme',
      citation: '(1996) 2 SCC 226',
      status: 'good-law',
      sources: ['https://court.example/judgment'],
      checkedOn: '2026-11-22',
      reviewBy: '2027-02-18',
    },
    words: {
      title: 'One v. Another',
      court: 'Supreme Court',
      summary: 'What it was about.',
      impact: 'What it means.',
      sourceNames: ['The judgment'],
    },
  },
  opinions: {
    facts: { date: '2026-11-18', kind: 'taxation' },
    words: { title: 'On tax', author: 'Legal desk', summary: 'The short answer.' },
  },
  links: { facts: { kind: 'quick', order: 1, link: '/contact' }, words: { label: 'Contact' } },
  people: {
    facts: { kind: 'leadership', order: 1 },
    words: { name: 'Meera Joshi', office: 'President' },
  },
};

/** The schema of `en.mdx` of a collection. */
export function sourceSchema(name: CollectionName) {
  return createSourceSchema(getDefinition(name), anySources);
}

/** The schema of `hi.mdx` of a collection. */
export function translationSchema(name: CollectionName) {
  return createTranslationSchema(getDefinition(name));
}

/** Tells whether `en.mdx` of a good entry is still accepted after a change. */
export function accepts(name: CollectionName, change: Fields): boolean {
  const { facts, words } = goodEntries[name];
  return sourceSchema(name).safeParse({ ...facts, ...words, ...change }).success;
}

/**
 * An entry as Astro loads it: the least that its collection needs, with some fields changed,
 * through the real schema.
 */
export function makeEntry(name: CollectionName, id: string, change: Fields = {}) {
  const { facts, words } = goodEntries[name];
  return {
    id,
    collection: name,
    data: sourceSchema(name).parse({ ...facts, ...words, ...change }) as Fields,
  };
}

/** A translation as Astro loads it, through the real schema. */
export function makeTranslation(name: CollectionName, id: string, change: Fields = {}) {
  return {
    id,
    data: translationSchema(name).parse({ ...goodEntries[name].words, ...change }) as Fields,
  };
}
