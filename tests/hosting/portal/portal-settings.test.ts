import { expect, test } from 'vitest';
import { readSettings } from '../../../packages/content-model/files/site-files.ts';
import {
  readPortalSettings,
  createPortalSettings,
} from '../../../packages/hosting/portal/portal-settings.ts';

const settings = readSettings('tests/fixture');

test('the portal gets its settings from the site', () => {
  const days: Pick<typeof settings, 'supportHours'> = {
    supportHours: [
      { days: ['mon'], opens: '09:00', closes: '18:30' },
      { days: ['tue'], opens: '09:00', closes: '17:00' },
    ],
  };
  expect(createPortalSettings({ ...settings, ...days })).toEqual({
    site: settings.site,
    name: settings.name,
    referencePrefix: settings.certificatePrefix,
    email: settings.contact.email,
    ombudsmanEmail: settings.contact.ombudsmanEmail,
    closes: '18:30',
    holidays: settings.holidays.map(({ day }) => day),
    retention: settings.retention,
    colours: settings.colours,
  });
});

test('without an address of their own, complaints go to the general one', () => {
  const contact = { ...settings.contact, ombudsmanEmail: undefined };
  expect(createPortalSettings({ ...settings, contact }).ombudsmanEmail).toBe(contact.email);
});

test('the portal knows the numbers of the published orders', () => {
  expect(readPortalSettings('tests/fixture').orders?.sort()).toEqual([
    'OMB/2024/083',
    'OMB/2026/013',
    'OMB/2026/080',
  ]);
});

test('the portal knows the editions of the Charter, oldest first', () => {
  expect(readPortalSettings('tests/fixture').charter).toEqual([
    {
      name: { en: 'the second edition', hi: 'दूसरा संस्करण' },
      from: '2017-04-01',
      path: '/editions/charter-2',
    },
    {
      name: { en: 'the third edition', hi: 'तीसरा संस्करण' },
      from: '2020-12-01',
      path: '/about/charter',
    },
  ]);
});
