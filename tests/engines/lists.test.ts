import { describe } from 'vitest';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { getIslandTexts, getTranslator } from '../../packages/i18n/strings.ts';
import { findRoute, readTags, readTitle } from '../support/built-site.ts';
import { test } from './journey.ts';

describe.each(languages)('In %s', (language) => {
  const t = getTranslator(language);
  const contact = toLocalPath('/contact', language);

  test('a page is found by its title, and opened from the results', async ({ visitor }) => {
    const { siteSearch } = getIslandTexts(language);
    const title = readTitle(findRoute(contact));
    await visitor.enter(toLocalPath('/', language), language);
    await visitor.fill(siteSearch.label, title);
    await visitor.expectSeen({ role: 'option' });
    await visitor.press('Escape');
    await visitor.press('Enter');
    await visitor.expectPath(
      `${toLocalPath('/search', language)}?${new URLSearchParams({ q: title })}`,
    );
    await visitor.click({ role: 'link', name: title, within: 'main' });
    await visitor.expectPath(contact);
  });

  test('a choice narrows a list; it is in the address, and Back takes it away', async ({
    visitor,
  }) => {
    const directory = toLocalPath('/membership/current-members', language);
    const members = readTags(findRoute(directory)).flatMap(
      ({ attributes }) => attributes['data-tier'] ?? [],
    );
    const expectCount = (count: number) =>
      visitor.expectText({ role: 'status', within: 'main' }, new RegExp(`^${count}\\b`));
    const ofGold = members.filter((tier) => tier === 'gold').length;
    await visitor.enter(directory, language);
    await expectCount(members.length);
    await visitor.click({ role: 'button', name: t('members.kind.startup') });
    await visitor.expectPath(`${directory}?tier=gold`);
    await expectCount(ofGold);
    await visitor.reload();
    await expectCount(ofGold);
    await visitor.goBack();
    await visitor.expectPath(directory);
    await expectCount(members.length);
  });
});
