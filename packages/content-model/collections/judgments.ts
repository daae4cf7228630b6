import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, day, described, text, url } from '../fields/fields.ts';
import { byYear } from './filters.ts';
import { namedSources, verifiedFacts, verifiedWords } from '../fields/verified.ts';

const courtLevels = ['supreme', 'high'] as const;
const statuses = ['good-law', 'read-with', 'overtaken', 'stayed', 'reversed'] as const;
const tones = {
  'good-law': 'good',
  'read-with': 'plain',
  overtaken: 'bad',
  stayed: 'bad',
  reversed: 'bad',
} as const;

/** A judgment or law report about fantasy sports. Only real ones, cited truthfully. */
export const judgments = defineCollection({
  linesFor: [namedSources],
  needsText: true,
  facts: ({ reference }: Sources) => ({
    ...commonFacts,
    ...verifiedFacts,
    date: day('judgments.date', '2021-07-30'),
    courtLevel: choice('judgments.courtLevel', courtLevels, (level) => `judgments.court.${level}`),
    citation: text('judgments.citation', '(1996) 2 SCC 226', { max: 160 }),
    status: choice('judgments.status', statuses, (status) => `judgments.status.${status}`),
    changedBy: reference('judgments')
      .meta(described('judgments.changedBy', 'state-of-tamil-nadu-v-junglee-games'))
      .optional(),
    source: url('judgments.source', 'https://www.sci.gov.in').optional(),
  }),
  words: {
    ...verifiedWords,
    title: text('judgments.title', 'K.R. Lakshmanan v. State of Tamil Nadu', { min: 5, max: 180 }),
    court: text('judgments.court', 'Supreme Court of India', { max: 90 }),
    summary: text(
      'judgments.summary',
      'Whether betting on horse races is gambling or a game of skill.',
      {
        min: 10,
        max: 520,
      },
    ),
    impact: text(
      'judgments.impact',
      'A game in which skill preponderates over chance is a game of skill.',
      { min: 10, max: 620 },
    ),
  },
  requires: ({ status }) => (status === 'good-law' ? [] : ['changedBy']),
  pages: { root: '/about/legal/judgments', list: 'about/legal/judgments' },
  filters: {
    court: {
      value: ({ courtLevel }) => courtLevel,
      order: courtLevels,
      label: (level, t) => t(`judgments.court.${level as (typeof courtLevels)[number]}`),
    },
    year: byYear,
  },
  openData: true,
  summarize: (
    { court, citation, date, title, summary, impact, source, status, changedBy },
    { t },
  ) => ({
    title,
    text: summary,
    tags: [court],
    status: {
      label: t(`judgments.status.${status}`),
      tone: tones[status],
      changedBy: changedBy
        ? { label: t('judgments.changedBy'), collection: 'judgments', id: changedBy }
        : undefined,
    },
    day: date,
    facts: [{ name: t('judgments.citation'), value: citation }],
    sections: [{ heading: t('judgments.impact'), text: impact }],
    source: source
      ? {
          href: source,
          label: t(isFrontPage(source) ? 'judgments.source.search' : 'judgments.source.read'),
        }
      : undefined,
  }),
});

/** Refused as a source, because readers would still have to search the site for the judgment. */
function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}
