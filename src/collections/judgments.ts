import { commonFacts } from './shared/common.ts';
import { defineCollection } from './shared/definition.ts';
import { choice, day, text, url } from './shared/fields.ts';
import { byYear } from './shared/filters.ts';

const courtLevels = ['supreme', 'high'] as const;

/** A judgment or law report that bears on fantasy sports. Real ones only, cited truthfully. */
export const judgments = defineCollection({
  facts: () => ({
    ...commonFacts,
    date: day('The day of the judgment.', '2021-07-30'),
    courtLevel: choice('The level of the court.', courtLevels),
    citation: text('How the judgment is cited.', '(1996) 2 SCC 226', { max: 160 }),
    source: url('Where the text can be read, preferably the court’s own site.', 'https://www.sci.gov.in').optional(),
  }),
  words: {
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
  summarize: ({ court, citation, date, title, summary, impact, source }, { t }) => ({
    title,
    text: summary,
    tags: [court],
    day: date,
    facts: [{ name: t('judgments.citation'), value: citation }],
    sections: [{ heading: t('judgments.impact'), text: impact }],
    source: source ? { href: source, label: t('judgments.source') } : undefined,
  }),
});
