import { expect, test, vi } from 'vitest';
import { ContentText } from '../../../../packages/content-model/files/text.ts';
import { toBlocks } from '../../../../packages/documents/tree.ts';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { contentComponents } from '../../../../src/components/content/components.ts';
import { formatTag } from '../../../../packages/content-model/components/components.ts';
import type { Settings } from '../../../../packages/content-model/settings/settings.ts';
import type { ComponentName } from '../../../../packages/i18n/editing.ts';
import { getTranslator } from '../../../../packages/i18n/strings.ts';
import { renderOnPage } from '../render-on-page.ts';

/** The settings that a federation changes with its name and its address. */
const renamed = vi.hoisted(() => ({
  site: 'https://www.renamed.test',
  name: { en: 'Renamed Council', hi: 'नई परिषद' },
  shortName: { en: 'RC', hi: 'एनपी' },
  certificatePrefix: 'RENAMED',
  courts: { en: 'Jaipur', hi: 'जयपुर' },
  contact: {
    email: 'office@renamed.test',
    ombudsmanEmail: 'ombudsman@renamed.test',
    phone: '+91 141 5550 0199',
    address: { en: '1, New Road\nJaipur 302 005', hi: '1, नई सड़क\nजयपुर 302 005' },
    map: 'https://map.test',
  },
  portal: { ours: true, api: 'https://portal.renamed.test/api/v1' },
  retention: { application: 12, message: 12, complaint: 36, certificate: 12, backups: 30 },
  officeHours: [{ days: ['mon', 'tue'], opens: '09:00', closes: '17:30' }],
}));

vi.mock('../../../../src/data/settings.ts', async (load) => {
  const original = await load<{ settings: Settings }>();
  return { ...original, settings: { ...original.settings, ...renamed } };
});

const placed: [ComponentName, attributes: Record<string, string>, words: string, link?: string][] =
  [
    ['OurName', {}, 'नई परिषद'],
    ['OurName', { show: 'short' }, 'एनपी'],
    ['OurAddress', {}, '1, नई सड़क, जयपुर 302 005'],
    ['Courts', {}, 'जयपुर'],
    ['CertificatePrefix', {}, 'RENAMED'],
    ['PortalHost', {}, 'portal.renamed.test'],
    ['KeptFor', { what: 'complaint' }, '3 वर्ष'],
    ['KeptFor', { what: 'backups' }, '30 दिन'],
    ['OpeningHours', { of: 'office' }, 'सोमवार से मंगलवार, सुबह 9:00 से शाम 5:30'],
    [
      'MailTo',
      { subject: 'एक प्रश्न' },
      'office@renamed.test',
      'mailto:office@renamed.test?subject=%E0%A4%8F%E0%A4%95%20%E0%A4%AA%E0%A5%8D%E0%A4%B0%E0%A4%B6%E0%A5%8D%E0%A4%A8',
    ],
    ['MailTo', { of: 'ombudsman' }, 'ombudsman@renamed.test', 'mailto:ombudsman@renamed.test'],
    [
      'OurSite',
      { path: '/a.json' },
      'https://www.renamed.test/a.json',
      'https://www.renamed.test/a.json',
    ],
  ];

test.each(placed)(
  '%s %o says on a page and in a file what the settings say',
  async (name, attributes, words, link) => {
    const component = contentComponents[name] as AstroComponentFactory;
    const html = await renderOnPage(component, attributes, { language: 'hi' });
    expect(html.replaceAll(/<[^>]*>/g, '').trim()).toBe(words);
    expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(link);

    const { settings } = await import('../../../../src/data/settings.ts');
    const text = new ContentText(`Here: ${formatTag(name, attributes)}`);
    const [paragraph] = toBlocks(text, {
      language: 'hi',
      toAddress: (target) => target,
      toData: (make) =>
        make({ settings, language: 'hi', t: getTranslator('hi'), recordsOf: () => [] }),
    });
    const shown = { type: 'text', value: words };
    expect(paragraph).toEqual({
      type: 'paragraph',
      children: [
        { type: 'text', value: 'Here: ' },
        link ? { type: 'link', url: link, children: [shown] } : shown,
      ],
    });
  },
);
