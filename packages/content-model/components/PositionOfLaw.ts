import { formatDay } from '@federation/base/dates';
import { defineComponent } from './component-definition.ts';
import { day } from '../fields/fields.ts';

export const PositionOfLaw = defineComponent({
  group: 'text',
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
});
