import { formatDay } from '../core/dates.ts';
import { z } from 'astro/zod';
import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, day, text } from './shared/fields.ts';

const kinds = ['photo', 'video', 'presentation'] as const;

/** A photograph, video or presentation of the gallery. */
export const media = defineCollection({
  facts: ({ image, document, reference }: Sources) => ({
    ...commonFacts,
    kind: choice('The tab of the gallery.', kinds),
    date: day('The day it was taken or shown, in India.'),
    image: image()
      .meta({ description: 'The picture beside the entry.', examples: ['./picture.jpg'] })
      .optional(),
    document: document()
      .meta({ description: 'The video or presentation beside the entry.', examples: ['./talk.pdf'] })
      .optional(),
    event: reference('events')
      .meta({ description: 'The folder name of the event it belongs to.', examples: ['members-meet-2025'] })
      .optional(),
  }),
  words: {
    title: text('A short title.', 'The main hall before the opening', { min: 3, max: 110 }),
    alt: text('What the picture shows, for people who can’t see it.', 'Rows of delegates facing a stage with a banner of the federation', {
      min: 5,
      max: 240,
    }),
    caption: text('One sentence under the picture.', 'Delegates of 42 members met in New Delhi.', { max: 260 }).optional(),
    slides: z
      .array(z.strictObject({ title: z.string().trim().min(1).max(110), text: z.string().trim().min(1).max(600) }))
      .min(1)
      .meta({
        description: 'The slides of a presentation in words, in their order: the heading, and what the slide says or shows.',
        examples: [[{ title: 'The question', text: 'Which words on a screen lead people to stop?' }]],
      })
      .optional(),
    transcript: text('What is said in a video, in full.', 'Welcome to the fourth meeting of members …', { max: 8000 }).optional(),
  },
  pages: { root: '/resources/media', list: 'resources/media' },
  listView: 'cards',
  cover: { ground: ['#14213d', '#0d1730'], line: '#cfd6ea', warm: '#ff9933', cool: '#7fb2ff' },
  belongsTo: ({ event }) => (event ? { collection: 'events', id: event } : undefined),
  summarize: ({ kind, title, alt, caption, date, transcript, slides }, { t, language }) => ({
    title,
    text: caption ?? alt,
    tags: [t(`media.kind.${kind}`), formatDay(date, language)],
    pictureText: alt,
    more: transcript ? t('media.transcript') : slides ? t('media.slides') : undefined,
  }),
});
