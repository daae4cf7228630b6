import { z } from 'astro/zod';
import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, day, lines, text, time } from './shared/fields.ts';

/** A members’ meet, conference, workshop or other event. Whether it is past follows from its date. */
export const events = defineEntry({
  linesFor: [['photographs', 'photographCaptions']],
  facts: ({ image, document }) => ({
    ...commonFacts,
    kind: choice('The kind of event.', ['members-meet', 'conference', 'workshop', 'consultation', 'webinar']),
    date: day('The first day, in India.'),
    endDate: day('The last day, when the event takes more than one.', '2026-11-19').optional(),
    startTime: time('When it begins, IST, 24-hour clock.').optional(),
    endTime: time('When it ends, IST, 24-hour clock.', '17:00').optional(),
    image: image()
      .meta({ description: 'A picture beside the entry. Without it, one is drawn.', examples: ['./picture.jpg'] })
      .optional(),
    photographs: z
      .array(image())
      .default([])
      .meta({ description: 'Photographs beside the entry; each needs a line in `photographCaptions`.', examples: [['./hall.jpg']] }),
    document: document()
      .meta({ description: 'A programme or report beside the entry.', examples: ['./proceedings.pdf'] })
      .optional(),
  }),
  words: {
    title: text('The name of the event.', 'Members’ Meet 2025', { min: 5, max: 110 }),
    venue: text('The building and town, or “Online”.', 'India Habitat Centre, New Delhi', { max: 140 }),
    theme: text('The theme or focus, in a few words.', 'Rules that people can read', { max: 140 }),
    description: text(
      'What the event is about, in one to three sentences.',
      'Members agreed the third edition of the charter and heard the ombudsman’s yearly report.',
      { max: 420 },
    ),
    highlights: lines('What came of it, or what to expect.', 'The third edition of the charter was adopted').optional(),
    speakers: z
      .array(z.strictObject({ name: z.string().min(2).max(80), title: z.string().min(2).max(140) }))
      .meta({ description: 'Who spoke, with their office.', examples: [[{ name: 'Meera Joshi', title: 'Ombudsman' }]] })
      .optional(),
    photographCaptions: z
      .array(z.string().min(5).max(200))
      .meta({ description: 'What each photograph shows, in the order of `photographs`.', examples: [['Delegates in the main hall']] })
      .optional(),
  },
});
