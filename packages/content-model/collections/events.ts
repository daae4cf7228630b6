import { formatDays, formatTimes, isBefore } from '@federation/base/dates';
import { z } from 'astro/zod';
import { changeFacts, changeWords, datedChanges } from '../fields/changes.ts';
import { commonFacts } from '../fields/common.ts';
import {
  defineCollection,
  eventStates,
  type EventState,
  type Sources,
} from './collection-definition.ts';
import { choice, day, described, flag, lines, text, time } from '../fields/fields.ts';
import { byKind, byYear } from './filters.ts';

const kinds = [
  'members-meet',
  'conference',
  'workshop',
  'gameathon',
  'consultation',
  'webinar',
] as const;

/** The pages that list one kind of event; the archive lists the others. */
const listPages: Partial<Record<(typeof kinds)[number], string>> = {
  'members-meet': 'events/members-meet',
  conference: 'events/conferences',
  workshop: 'events/workshops',
};

/** The tone of the label of a state. */
const tones = {
  postponed: 'bad',
  'new-day': 'plain',
  'new-place': 'plain',
  online: 'plain',
  cancelled: 'bad',
} as const satisfies Record<EventState, string>;

/** True if nobody should come on the day of the entry. */
const isOff = (state: EventState | undefined) => state === 'postponed' || state === 'cancelled';

/**
 * A members’ meet, conference, workshop or other event. Whether it is past follows from its date.
 */
export const events = defineCollection({
  linesFor: [['photographs', 'photographCaptions'], datedChanges],
  requires: ({ startTime, endTime, state }) => [
    // A time is shown as from when to when.
    ...(startTime ? ['endTime'] : []),
    ...(endTime ? ['startTime'] : []),
    ...(state ? ['changedOn'] : []),
    ...(state === 'new-day' ? ['previousDate'] : []),
  ],
  facts: ({ image, document }: Sources) => ({
    ...commonFacts,
    kind: choice('events.kind', kinds, (kind) => `events.kind.${kind}`),
    announced: day('events.announced', '2026-10-01'),
    date: day('events.date'),
    endDate: day('events.endDate', '2026-11-19').optional(),
    startTime: time('events.startTime').optional(),
    endTime: time('events.endTime', '17:00').optional(),
    online: flag('events.online'),
    state: choice('events.state', eventStates, (state) => `events.state.${state}`).optional(),
    previousDate: day('events.previousDate', '2026-11-11').optional(),
    ...changeFacts,
    image: image().meta(described('events.image', './picture.jpg')).optional(),
    photographs: z
      .array(image())
      .default([])
      .meta(described('events.photographs', ['./hall.jpg'])),
    document: document().meta(described('events.document', './proceedings.pdf')).optional(),
  }),
  words: {
    title: text('events.title', 'Members’ Meet 2025', { min: 5, max: 110 }),
    venue: text('events.venue', 'India Habitat Centre, New Delhi', { max: 140 }),
    theme: text('events.theme', 'Rules that people can read', { max: 140 }),
    description: text(
      'events.description',
      'Members agreed the third edition of the charter and heard the ombudsman’s yearly report.',
      {
        max: 420,
      },
    ),
    ...changeWords,
    highlights: lines(
      'events.highlights',
      'The third edition of the charter was adopted',
    ).optional(),
    speakers: z
      .array(
        z.strictObject({
          name: text('events.speakerName', 'Meera Joshi', { min: 2, max: 80 }),
          title: text('events.speakerTitle', 'Ombudsman', { min: 2, max: 140 }),
        }),
      )
      .meta(described('events.speakers', [{ name: 'Meera Joshi', title: 'Ombudsman' }]))
      .optional(),
    photographCaptions: z
      .array(z.string().min(5).max(200))
      .meta(described('events.photographCaptions', ['Delegates in the main hall']))
      .optional(),
  },
  pages: { root: '/events', list: 'events/archive', listFor: ({ kind }) => listPages[kind] },
  listView: 'cards',
  kindsInFull: ['members-meet'],
  cover: 'ink',
  filters: { kind: byKind(kinds, (kind) => `events.kind.${kind}`), year: byYear },
  feed: true,
  openData: true,
  occurrence: ({ venue, online, ...event }) => ({
    ...event,
    place: venue,
    online: online || event.state === 'online',
  }),
  summarize: (
    {
      title,
      description,
      kind,
      date,
      endDate,
      startTime,
      endTime,
      venue,
      theme,
      highlights,
      state,
      previousDate,
    },
    { t, language, today },
  ) => {
    const isPast = isBefore(endDate ?? date, today);
    const days = formatDays(date, endDate, language);
    const times = startTime && endTime && formatTimes(startTime, endTime, language);
    const previous = previousDate && formatDays(previousDate, undefined, language);
    return {
      title,
      text: description,
      tags: [
        t(`events.kind.${kind}`),
        ...(isOff(state) ? [] : [t(isPast ? 'events.past' : 'events.upcoming')]),
      ],
      // Nobody needs to know of a past event that its day or place was another once.
      status:
        state && (!isPast || isOff(state))
          ? { label: t(`events.state.${state}`), tone: tones[state] }
          : undefined,
      day: date,
      facts: [
        state === 'postponed'
          ? { name: t('events.date'), value: t('events.dateOpen', { days }) }
          : {
              name: t('events.date'),
              value: previous && !isPast ? t('events.dateMoved', { days, previous }) : days,
              datetime: date,
            },
        ...(times && state !== 'postponed'
          ? [
              {
                name: t('events.time'),
                value: t('events.timeRange', { from: times[0], to: times[1] }),
              },
            ]
          : []),
        { name: t('events.venue'), value: venue },
        { name: t(kind === 'workshop' ? 'events.focus' : 'events.theme'), value: theme },
      ],
      points:
        kind === 'conference' && highlights
          ? { heading: t('events.highlights'), items: highlights }
          : undefined,
    };
  },
});
