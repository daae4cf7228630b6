import { formatDay } from '@federation/base/dates';
import { z } from 'astro/zod';
import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, day, described, text } from '../fields/fields.ts';

const kinds = ['photo', 'video', 'presentation'] as const;

/** A photograph, video or presentation of the gallery. */
export const media = defineCollection({
  facts: ({ image, document, reference }: Sources) => ({
    ...commonFacts,
    kind: choice('media.kind', kinds, (kind) => `media.kind.${kind}`),
    date: day('media.date'),
    image: image().meta(described('media.image', './picture.jpg')).optional(),
    document: document().meta(described('media.document', './talk.pdf')).optional(),
    event: reference('events').meta(described('media.event', 'members-meet-2025')).optional(),
  }),
  words: {
    title: text('media.title', 'The main hall before the opening', { min: 3, max: 110 }),
    alt: text('media.alt', 'Rows of delegates facing a stage with a banner of the federation', {
      min: 5,
      max: 240,
    }),
    caption: text('media.caption', 'Delegates of 42 members met in New Delhi.', {
      max: 260,
    }).optional(),
    slides: z
      .array(
        z.strictObject({
          title: text('media.slideTitle', 'The question', { max: 110 }),
          text: text('media.slideText', 'Which words on a screen lead people to stop?', {
            max: 600,
          }),
        }),
      )
      .min(1)
      .meta(
        described('media.slides', [
          { title: 'The question', text: 'Which words on a screen lead people to stop?' },
        ]),
      )
      .optional(),
    transcript: text('media.transcript', 'Welcome to the fourth meeting of members …', {
      max: 8000,
    }).optional(),
  },
  requires: ({ kind }) => (kind === 'photo' ? ['image'] : kind === 'video' ? ['transcript'] : []),
  pages: { root: '/resources/media', list: 'resources/media' },
  listView: 'cards',
  cover: 'night',
  belongsTo: ({ event }) => (event ? { collection: 'events', id: event } : undefined),
  summarize: ({ kind, title, alt, caption, date, transcript, slides }, { t, language }) => ({
    title,
    text: caption ?? alt,
    tags: [t(`media.kind.${kind}`), formatDay(date, language)],
    pictureText: alt,
    more: transcript ? t('media.transcript') : slides ? t('media.slides') : undefined,
  }),
});
