import { formatDay } from '@federation/base/dates';
import { iconNames } from '@federation/base/icons';
import { z } from 'astro/zod';
import { defineComponent, inGroup } from './component-definition.ts';
import { choice, day, described, target, text } from '../fields/fields.ts';

/** Parts of a text. */
export const textComponents = inGroup('text', {
  Note: defineComponent({
    attributes: {
      tone: choice('Note.tone', ['info', 'warning', 'demonstration']).optional(),
      title: text('Note.title', 'Before you write', { max: 90 }).optional(),
    },
    words: ['title'],
    text: 'required',
    document: {
      blocks: ({ attributes: { tone, title }, children }) => [
        {
          type: 'note',
          tone: tone === 'warning' ? 'warning' : 'info',
          title: title ?? null,
          children: children(),
        },
      ],
    },
    workbook: 'words',
  }),
  PositionOfLaw: defineComponent({
    attributes: {
      date: day('PositionOfLaw.date'),
      reviewBy: day('PositionOfLaw.reviewBy', '2027-02-18'),
    },
    text: 'required',
    document: {
      blocks: ({ attributes: { date, reviewBy }, children, language, t }) => [
        {
          type: 'note',
          tone: 'warning',
          title: t('law.title', { date: formatDay(date, language) }),
          children: [
            ...children(),
            {
              type: 'paragraph',
              children: [
                { type: 'text', value: t('law.review', { date: formatDay(reviewBy, language) }) },
              ],
            },
          ],
        },
      ],
    },
    workbook: 'words',
  }),
  Tabs: defineComponent({
    attributes: { label: text('Tabs.label', 'Ombudsman', { max: 80 }) },
    words: ['label'],
    text: 'required',
    document: 'children',
  }),
  Tab: defineComponent({
    attributes: {
      id: z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]*$/)
        .meta(described('Tab.id', 'overview')),
      label: text('Tab.label', 'Overview', { max: 40 }),
    },
    words: ['label'],
    anchor: { id: 'id', words: 'label' },
    text: 'required',
    inside: 'Tabs',
    document: 'children',
  }),
  Cards: defineComponent({
    text: 'required',
    document: 'children',
  }),
  Card: defineComponent({
    attributes: {
      title: text('Card.title', 'Policy Advocacy', { max: 90 }),
      icon: choice('Card.icon', iconNames).optional(),
      href: target('Card.href').optional(),
    },
    words: ['title'],
    links: ['href'],
    text: 'optional',
    inside: 'Cards',
    document: {
      blocks: ({ attributes: { title }, children }) => [
        { type: 'group', title, children: children() },
      ],
    },
    workbook: 'words',
  }),
  Steps: defineComponent({
    text: 'required',
    needs: 'list',
    document: 'children',
  }),
  Timeline: defineComponent({
    text: 'required',
    document: 'children',
  }),
  TimelineItem: defineComponent({
    attributes: { label: text('TimelineItem.label', '2019', { max: 40 }) },
    words: ['label'],
    text: 'required',
    inside: 'Timeline',
    document: {
      blocks: ({ attributes: { label }, children }) => [
        { type: 'group', title: label, children: children() },
      ],
    },
    workbook: 'words',
  }),
  Stats: defineComponent({
    text: 'required',
    document: {
      blocks: ({ items }) => [
        {
          type: 'stats',
          items: items().map(({ value = '', label = '' }) => ({ value, label })),
        },
      ],
    },
  }),
  Stat: defineComponent({
    attributes: {
      value: text('Stat.value', '42', { max: 20 }),
      label: text('Stat.label', 'operators in membership', { max: 90 }),
    },
    words: ['value', 'label'],
    inside: 'Stats',
    document: 'parent',
  }),
  ButtonLink: defineComponent({
    attributes: {
      href: target('ButtonLink.href'),
      variant: choice('ButtonLink.variant', ['primary', 'secondary']).optional(),
    },
    links: ['href'],
    isLink: true,
    text: 'required',
    document: {
      blocks: ({ attributes: { href }, toLink }) => [{ type: 'paragraph', children: toLink(href) }],
    },
  }),
  DataTable: defineComponent({
    attributes: {
      label: text('DataTable.label', 'Register of complaints', { max: 80 }),
    },
    words: ['label'],
    text: 'required',
    needs: 'table',
    document: 'children',
  }),
});
