import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../packages/content-model/files/site-files.ts';
import { createPortalSettings } from '../../packages/hosting/portal/portal-settings.ts';
import { toPortalApi } from '../../packages/portal/contract/api.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { openSmtp } from '../../packages/portal/service/mail/smtp.ts';
import { inbox } from './inbox/inbox-browser.ts';
import { startMailServer } from './mail/mail-server.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  settings,
  startPortal,
} from './running-portal.ts';

/** The federation of the fixture, which has a portal of its own. */
const own = readSettings('tests/fixture');
const ownSettings = createPortalSettings(own);

/** Names and addresses of the federation of the other tests. */
const traces = [...Object.values(settings.name), 'IFSF', 'आईएफएसएफ', 'ifsf.example'];

const findTraces = (text: string) =>
  traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));

test('the forms of another federation send to its own portal', () => {
  expect(toPortalApi(own.portal)).toMatchObject({ ours: true, base: own.portal?.api });
});

test.each(languages)(
  'references, answers and mails of another federation have its prefix, name and addresses, in %s',
  async (language) => {
    const mailServer = await startMailServer();
    const smtp = openSmtp(mailServer.url, () => ownSettings);
    const portal = await startPortal({
      settings: () => ownSettings,
      sendMail: smtp.send,
      inbox: { ...inbox, language },
    });
    onTestFinished(async () => {
      smtp.close();
      await portal.stop();
      await mailServer.stop();
    });
    const headers = { 'Accept-Language': language, Origin: own.site };
    const answers = await Promise.all(
      [
        portal.post('/messages', goodMessage, headers),
        portal.post('/members/applications', goodApplication, headers),
        portal.post('/members/certificate-request', goodRequest, headers),
      ].map(async (answer) => (await answer).text()),
    );
    expect(answers.join('\n')).toMatch(new RegExp(`${own.certificatePrefix}-K-\\d{4}-000001`));
    expect(answers.flatMap(findTraces)).toEqual([]);
    await portal.mailsTried();
    expect(mailServer.mails).toHaveLength(3 + 2 * inbox.staff.size);
    for (const { from, replyTo, messageId, subject, text, html } of mailServer.mails) {
      expect(from).toMatchObject({ name: own.name[language], address: own.contact.email });
      expect([own.contact.email, own.contact.ombudsmanEmail]).toContain(replyTo?.[0]?.address);
      expect(messageId).toContain(own.contact.email.replace(/.*@/, '@'));
      expect(text).toContain(own.name[language]);
      const links = new RegExp(inbox.address(), 'g');
      expect(findTraces([subject, text, html].join('\n').replaceAll(links, ''))).toEqual([]);
    }
  },
);
