import { expect, it } from 'vitest';
import { fromEntryForm, createEntryForm } from '../../../../packages/desk/server/entry-form.ts';
import { toRowPath } from '../../../../packages/desk/server/rows.ts';

const fields = {
  en: { photographs: ['./hall.jpg', './stage.jpg'], photographCaptions: ['Hall', 'Stage'] },
  hi: { photographCaptions: ['सभागार', 'मंच'] },
};

it('moves a photograph with its captions in every language', () => {
  const form = createEntryForm('events', fields);
  const rows = form['photographs'] as unknown[];
  expect(fromEntryForm('events', { ...form, photographs: rows.toReversed() }, fields)).toEqual({
    en: { photographs: ['./stage.jpg', './hall.jpg'], photographCaptions: ['Stage', 'Hall'] },
    hi: { photographCaptions: ['मंच', 'सभागार'] },
  });
});

it('keeps a photograph whose caption is still to be written', () => {
  const form = createEntryForm('events', fields);
  const rows = [...(form['photographs'] as unknown[]), { photographs: './desk.jpg' }];
  expect(fromEntryForm('events', { ...form, photographs: rows }, fields).en).toEqual({
    photographs: ['./hall.jpg', './stage.jpg', './desk.jpg'],
    photographCaptions: ['Hall', 'Stage'],
  });
});

it('finds the row that a message is about', () => {
  expect(toRowPath('events', ['photographCaptions', 1, 'hi'])).toEqual([
    'photographs',
    1,
    'photographCaptions',
    'hi',
  ]);
  expect(toRowPath('events', ['photographs', 0])).toEqual(['photographs', 0, 'photographs']);
  expect(toRowPath('events', ['photographCaptions', 'en'])).toEqual(['photographs']);
  expect(toRowPath('events', ['title', 'en'])).toEqual(['title', 'en']);
});
