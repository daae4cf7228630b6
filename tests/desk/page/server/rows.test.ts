import { expect, it } from 'vitest';
import { fromForm, toForm } from '../../../../packages/desk/server/entry-form.ts';
import { toRowPlace } from '../../../../packages/desk/server/rows.ts';

const fields = {
  en: { photographs: ['./hall.jpg', './stage.jpg'], photographCaptions: ['Hall', 'Stage'] },
  hi: { photographCaptions: ['सभागार', 'मंच'] },
};

it('moves a photograph with its captions in every language', () => {
  const form = toForm('events', fields);
  const rows = form['photographs'] as unknown[];
  expect(fromForm('events', { ...form, photographs: rows.toReversed() }, fields)).toEqual({
    en: { photographs: ['./stage.jpg', './hall.jpg'], photographCaptions: ['Stage', 'Hall'] },
    hi: { photographCaptions: ['मंच', 'सभागार'] },
  });
});

it('keeps a photograph whose caption is still to be written', () => {
  const form = toForm('events', fields);
  const rows = [...(form['photographs'] as unknown[]), { photographs: './desk.jpg' }];
  expect(fromForm('events', { ...form, photographs: rows }, fields).en).toEqual({
    photographs: ['./hall.jpg', './stage.jpg', './desk.jpg'],
    photographCaptions: ['Hall', 'Stage'],
  });
});

it('finds the row of what a message is about', () => {
  expect(toRowPlace('events', ['photographCaptions', 1, 'hi'])).toEqual([
    'photographs',
    1,
    'photographCaptions',
    'hi',
  ]);
  expect(toRowPlace('events', ['photographs', 0])).toEqual(['photographs', 0, 'photographs']);
  expect(toRowPlace('events', ['photographCaptions', 'en'])).toEqual(['photographs']);
  expect(toRowPlace('events', ['title', 'en'])).toEqual(['title', 'en']);
});
