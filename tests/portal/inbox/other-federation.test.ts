import { expect, test } from 'vitest';
import { readSettings } from '../../../packages/content-model/files/site-files.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { settings, startPortal } from '../running-portal.ts';
import { kinds } from '../../../packages/portal/service/database/submission-kinds.ts';
import { InboxBrowser } from './inbox-browser.ts';

const other = {
  ...settings,
  site: 'https://www.deccan.example',
  name: { en: 'Deccan Games & Leagues', hi: 'दक्कन खेल संघ' },
  email: 'office@deccan.example',
  ombudsmanEmail: 'ombudsman@deccan.example',
  colours: { ...readSettings('tests/fixture').colours, ink: '#2b1233' },
  logo: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>',
};
const address = 'https://inbox.deccan.example/inbox';
const asha = 'asha@deccan.example';

test.each(languages)(
  'another federation has its own name, mark and colours, in %s',
  async (language) => {
    const portal = await startPortal({
      settings: () => other,
      inbox: { staff: new Map([[asha, kinds]]), language: 'en', address: () => address },
    });
    const browser = new InboxBrowser(portal, address);
    const headers = { 'Accept-Language': language };
    const signIn = await browser.load('/sign-in', { headers });
    await browser.signIn(asha);
    const list = await browser.load('', { headers });
    const none = await browser.load('/none', { headers });
    const name = other.name[language].replace('&', '&amp;');
    const { title, list: text } = dictionaries[language].inbox;
    expect(list.text).toContain(`<title>${text.open} · ${title} · ${name}</title>`);
    const load = async (file: RegExp) => browser.load(file.exec(list.text)?.[1] ?? '/none');
    expect((await load(/<img src="\/inbox([^"]+)"/)).text).toBe(other.logo);
    expect((await load(/rel="stylesheet" href="\/inbox([^"]+)"/)).text).toContain('#2b1233');
    for (const { text: shown } of [signIn, list, none]) {
      expect(shown).toContain(name);
      expect(shown).not.toMatch(/ifsf/i);
    }
  },
);

test('a site that was built by an older release has no mark', async () => {
  const portal = await startPortal({
    inbox: { staff: new Map([[asha, kinds]]), language: 'en', address: () => address },
  });
  const { text, status } = await new InboxBrowser(portal, address).load('/sign-in');
  expect([status, /<img|rel="icon"/.test(text)]).toEqual([200, false]);
});
