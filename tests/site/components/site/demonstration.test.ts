import { beforeEach, expect, test, vi } from 'vitest';
import Defined from '../../../../src/components/content/Defined.astro';
import FormFrame from '../../../../src/components/site/FormFrame.astro';
import Holidays from '../../../../src/components/site/Holidays.astro';
import type { Settings } from '../../../../packages/content-model/settings/settings.ts';
import { findTags } from '../../../support/html.ts';
import { renderOnPage } from '../render-on-page.ts';

const changes = vi.hoisted<{ current: object }>(() => ({ current: {} }));

vi.mock('../../../../src/data/settings.ts', async (load) => {
  const original = await load<{ settings: Settings }>();
  const settings = new Proxy(original.settings, {
    get: (real, name) => Reflect.get({ ...real, ...changes.current }, name) as unknown,
  });
  return { ...original, settings };
});

beforeEach(() => {
  changes.current = {};
});

const render = (
  component: typeof FormFrame | typeof Defined,
  language: 'en' | 'hi',
  inside?: string,
) => renderOnPage(component, { component: 'Demonstration', attributes: {} }, { language, inside });

const notice = {
  en: 'This federation is invented; a complaint reaches nobody.',
  hi: 'यह महासंघ काल्पनिक है; शिकायत किसी तक नहीं पहुँचती।',
};

test.each(['en', 'hi'] as const)(
  'a demonstration says in %s above a form, once, that it reaches nobody',
  async (language) => {
    changes.current = { demonstrationNotice: notice };
    const html = await render(FormFrame, language, '<form>The form</form>');
    expect(html.split(notice[language])).toHaveLength(2);
    expect(html.indexOf(notice[language])).toBeLessThan(html.indexOf('The form'));
  },
);

test('a site that went live says nothing of the kind', async () => {
  changes.current = { demonstrationNotice: undefined };
  const html = await render(FormFrame, 'en', '<form>The form</form>');
  expect(html).toContain('The form');
  expect(html).not.toContain('invented');
});

test('a passage about the demonstration is on no other site', async () => {
  const passage = '<p>All of this is invented.</p>';
  changes.current = { demonstrationNotice: notice };
  expect(await render(Defined, 'en', passage)).toContain(passage);
  changes.current = { demonstrationNotice: undefined };
  expect((await render(Defined, 'en', passage)).trim()).toBe('');
});

test('the list of holidays says which are not confirmed, where they are from and since when', async () => {
  const name = { en: 'Holi', hi: 'होली' };
  changes.current = {
    holidays: [
      { day: '2026-03-04', name, unconfirmed: false },
      { day: '2027-03-22', name, unconfirmed: true },
    ],
    holidaySource: {
      link: 'https://dopt.gov.in',
      checkedOn: '2026-11-23',
      note: { en: 'The gazetted holidays.', hi: 'राजपत्रित अवकाश।' },
    },
  };
  const html = await render(Holidays, 'en');
  const tags = findTags(html);
  const items = tags.filter(({ name: tag }) => tag === 'li').map(({ text }) => text);
  expect(items.map((text) => text.includes('not confirmed'))).toEqual([false, true]);
  expect(html).toContain('The gazetted holidays.');
  expect(html).toMatch(/href="https:\/\/dopt\.gov\.in"[^>]*>[^<]*23 November 2026/);
});
