import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../../../src/build/content-check/check.ts';
import { createApi } from '../../../src/build/desk/api.ts';
import { createDesk } from '../../../src/build/desk/desk.ts';
import type { OpenedEntry } from '../../../src/core/desk.ts';
import { makeSite, mdx, settingsWith, today } from '../content-check/fixture.ts';

const explained = {
  series: 'OMB/2026',
  numbers: [1, 2],
  reason: { en: 'Withdrawn before they were sent.', hi: 'भेजे जाने से पहले वापस लिए गए।' },
};

/** A site whose one order has the number 3; the settings say where 1 and 2 are. */
const withOrder = (series = explained.series) =>
  makeSite({
    'settings.yaml': settingsWith((settings) =>
      settings.setIn(['missingNumbers'], settings.createNode([{ ...explained, series }])),
    ),
    'orders/closed-account/en.mdx': mdx(
      {
        title: 'Account closed without notice',
        summary: 'The operator closed an account without the notice that the charter asks for.',
        number: 'OMB/2026/003',
        kind: 'upheld',
        date: '2026-11-18',
      },
      'Words.\n',
    ),
  });

it.each([['OMB/2025'], ['IFSF/CIR'], ['']])(
  'saving refuses a series (%j) in the explanation of missing numbers that the whole check refuses',
  async (series) => {
    const root = withOrder();
    const { faults } = checkContent(withOrder(series), undefined, today);
    expect(faults).not.toEqual([]);
    const api = createApi(createDesk(root));
    const ask = <Result>(name: string, body: object) =>
      api(name, { language: 'en', ...body }) as Promise<Result>;
    const opened = await ask<OpenedEntry>('open', { collection: '', id: 'settings' });
    const typed = {
      ...opened,
      form: { ...opened.form, missingNumbers: [{ ...explained, series }] },
    };
    const path = join(root, 'src/content/settings.yaml');
    const before = readFileSync(path, 'utf8');
    const refused = ask('save', typed);
    await expect(refused).rejects.toMatchObject({
      problem: 'fault',
      messages: expect.arrayContaining(
        faults.map(({ message }) => expect.objectContaining({ about: message }) as object),
      ) as object[],
    });
    expect(readFileSync(path, 'utf8')).toBe(before);
  },
);
