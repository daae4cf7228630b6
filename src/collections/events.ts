import { formatDays, formatTime, isBefore } from '../core/dates.ts';
import { z } from 'astro/zod';
import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, day, flag, lines, text, time } from './shared/fields.ts';
import { byKind, byYear } from './shared/filters.ts';

const kinds = ['members-meet', 'conference', 'workshop', 'consultation', 'webinar'] as const;

/** The pages that list one kind of event; the archive lists the others. */
const listPages: Partial<Record<(typeof kinds)[number], string>> = {
  'members-meet': 'events/members-meet',
  conference: 'events/conferences',
  workshop: 'events/workshops',
};

/** A members’ meet, conference, workshop or other event. Whether it is past follows from its date. */
export const events = defineCollection({
  linesFor: [['photographs', 'photographCaptions']],
  facts: ({ image, document }: Sources) => ({
    ...commonFacts,
    kind: choice('The kind of event.', kinds),
    date: day('The first day, in India.'),
    endDate: day('The last day, when the event takes more than one.', '2026-11-19').optional(),
    startTime: time('When it begins, IST, 24-hour clock.').optional(),
    endTime: time('When it ends, IST, 24-hour clock.', '17:00').optional(),
    online: flag('Write `true` when the event is held online.'),
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
  pages: { root: '/events', list: 'events/archive', listFor: ({ kind }) => listPages[kind] },
  listView: 'cards',
  kindsInFull: ['members-meet'],
  cover: { ground: ['#1d2f78', '#14213d'], line: '#dfe4f5', warm: '#ff9933', cool: '#3fae63' },
  filters: { kind: byKind(kinds, (kind) => `events.kind.${kind}`), year: byYear },
  feed: true,
  openData: true,
  occurrence: ({ date, endDate, startTime, endTime, venue, online, theme, description }) => ({
    date,
    endDate,
    startTime,
    endTime,
    place: venue,
    online,
    theme,
    description,
  }),
  summarize: ({ title, description, kind, date, endDate, startTime, endTime, venue, theme, highlights }, { t, language, today }) => ({
    title,
    text: description,
    tags: [t(`events.kind.${kind}`), t(isBefore(endDate ?? date, today) ? 'events.past' : 'events.upcoming')],
    day: date,
    facts: [
      { name: t('events.date'), value: formatDays(date, endDate, language), datetime: date },
      ...(startTime && endTime
        ? [
            {
              name: t('events.time'),
              value: t('events.timeRange', { from: formatTime(startTime, language), to: formatTime(endTime, language) }),
            },
          ]
        : []),
      { name: t('events.venue'), value: venue },
      { name: t(kind === 'workshop' ? 'events.focus' : 'events.theme'), value: theme },
    ],
    points: kind === 'conference' && highlights ? { heading: t('events.highlights'), items: highlights } : undefined,
  }),
});
