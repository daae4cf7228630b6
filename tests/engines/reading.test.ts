import { describe, expect } from 'vitest';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { languageDetails, languages } from '../../packages/i18n/languages.ts';
import { getTranslator } from '../../packages/i18n/strings.ts';
import { findRoute, readTitle } from '../support/built-site.ts';
import { test } from './journey.ts';

const titleOf = (path: string) => readTitle(findRoute(path));

describe.each(languages)('In %s', (language) => {
  const t = getTranslator(language);
  const other = languages.find((one) => one !== language) ?? language;
  const contact = toLocalPath('/contact', language);

  test('a page is read, and its language switched', async ({ visitor }) => {
    await visitor.enter(contact, language);
    await visitor.expectSeen({ role: 'heading', name: titleOf(contact) });
    await visitor.click({ role: 'link', name: languageDetails[other].name });
    await visitor.expectPath(toLocalPath('/contact', other));
    await visitor.expectSeen({ role: 'heading', name: titleOf(toLocalPath('/contact', other)) });
    await visitor.goBack();
    await visitor.expectSeen({ role: 'heading', name: titleOf(contact) });
  });

  test('high contrast is kept on the next page', async ({ visitor }) => {
    const readBackground = () =>
      visitor.read(() => getComputedStyle(document.body).backgroundColor);
    await visitor.enter(toLocalPath('/', language), language);
    const normal = await readBackground();
    await visitor.click({ role: 'button', name: t('utility.highContrast') });
    const high = await readBackground();
    expect(high).not.toBe(normal);
    await visitor.open(contact);
    await visitor.expectSeen({ role: 'heading', name: titleOf(contact) });
    expect(await readBackground()).toBe(high);
  });
});
