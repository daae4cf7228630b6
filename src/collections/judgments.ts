import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, day, text, url } from './shared/fields.ts';
import { byYear } from './shared/filters.ts';
import { namedSources, verifiedFacts, verifiedWords } from './shared/verified.ts';

const courtLevels = ['supreme', 'high'] as const;
const statuses = ['good-law', 'read-with', 'overtaken', 'stayed', 'reversed'] as const;
const tones = { 'good-law': 'good', 'read-with': 'plain', overtaken: 'bad', stayed: 'bad', reversed: 'bad' } as const;

/** A judgment or law report about fantasy sports. Only real ones, cited truthfully. */
export const judgments = defineCollection({
  linesFor: [namedSources],
  needsText: true,
  facts: ({ reference }: Sources) => ({
    ...commonFacts,
    ...verifiedFacts,
    date: day('The day of the judgment.', '2021-07-30'),
    courtLevel: choice('The level of the court.', courtLevels),
    citation: text('How the judgment is cited.', '(1996) 2 SCC 226', { max: 160 }),
    status: choice(
      'Whether it can be relied on: `good-law`; `read-with` when a later judgment limits it; `overtaken` when a later one holds otherwise; `stayed`; `reversed` on appeal.',
      statuses,
    ),
    changedBy: reference('judgments')
      .meta({
        description: 'The folder of the judgment that changed it. Needed unless `status` is `good-law`.',
        examples: ['state-of-tamil-nadu-v-junglee-games'],
      })
      .optional(),
    source: url(
      'Where the text can be read: the judgment at the court’s own site, or the front page of the site if it has no address of its own.',
      'https://www.sci.gov.in',
    ).optional(),
  }),
  words: {
    ...verifiedWords,
    title: text('The names of the parties.', 'K.R. Lakshmanan v. State of Tamil Nadu', { min: 5, max: 180 }),
    court: text('The court.', 'Supreme Court of India', { max: 90 }),
    summary: text('What the case was about, in one or two sentences.', 'Whether betting on horse races is gambling or a game of skill.', {
      min: 10,
      max: 520,
    }),
    impact: text(
      'What it held, and what it means for fantasy sports.',
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
  summarize: ({ court, citation, date, title, summary, impact, source, status, changedBy }, { t }) => ({
    title,
    text: summary,
    tags: [court],
    status: {
      label: t(`judgments.status.${status}`),
      tone: tones[status],
      changedBy: changedBy ? { label: t('judgments.changedBy'), collection: 'judgments', id: changedBy } : undefined,
    },
    day: date,
    facts: [{ name: t('judgments.citation'), value: citation }],
    sections: [{ heading: t('judgments.impact'), text: impact }],
    source: source ? { href: source, label: t(isFrontPage(source) ? 'judgments.source.search' : 'judgments.source.read') } : undefined,
  }),
});

/** Whether an address opens a site where the judgment has yet to be searched for. */
function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}
