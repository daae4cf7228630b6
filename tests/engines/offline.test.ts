import { describe, expect, vi } from 'vitest';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { getTranslator } from '../../packages/i18n/strings.ts';
import { findRoute, readTitle } from '../support/built-site.ts';
import { test } from './journey.ts';
import { longWait } from './visitor.ts';

describe.each(languages)('In %s', (language) => {
  const contact = toLocalPath('/contact', language);

  test('without a connection a page that was visited opens again, and another one says what is wrong', async ({
    visitor,
    site,
  }) => {
    await visitor.enter(toLocalPath('/', language), language);
    const isWorking = () => visitor.read(() => navigator.serviceWorker.controller !== null);
    await vi.waitFor(
      async () => expect(await isWorking(), 'The service worker answers for the page').toBe(true),
      longWait,
    );
    await visitor.open(contact);
    await visitor.expectSeen({ role: 'heading', name: readTitle(findRoute(contact)) });
    await site.close();
    await visitor.open(contact);
    await visitor.expectSeen({ role: 'heading', name: readTitle(findRoute(contact)) });
    await visitor.open(toLocalPath('/terms', language));
    await visitor.expectSeen({
      role: 'heading',
      name: getTranslator(language)('error.network.title'),
    });
  });
});
