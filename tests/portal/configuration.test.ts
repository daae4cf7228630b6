import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguage } from '../../packages/i18n/languages.ts';
import {
  makeSecret,
  readConfiguration,
  readSecret,
} from '../../packages/portal/server/configuration.ts';
import { makeFolder } from '../support/make-folder.ts';

test('a portal needs no configuration', () => {
  expect(readConfiguration({})).toEqual({
    port: 4330,
    host: '127.0.0.1',
    database: 'portal.sqlite',
    settings: 'dist-portal/portal-settings.json',
    backups: 'portal-backups',
    smtp: undefined,
    mailsPerHour: 1000,
    healthToken: undefined,
    proxies: [],
  });
  expect(readConfiguration({ PORTAL_PROXIES: '10.0.0.0/8, ::1' }).proxies).toEqual([
    '10.0.0.0/8',
    '::1',
  ]);
});

test.each([
  [{ PORT: 'http' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ SMTP_URL: 'mail.example' }, /SMTP_URL/],
  [{ PORTAL_MAILS_PER_HOUR: '0' }, /PORTAL_MAILS_PER_HOUR/],
  [{ DATABASE_URL: 'portal.sqlite' }, /DATABASE_URL/],
  [{ PORTAL_STAFF: 'asha' }, /PORTAL_STAFF has asha/],
  [{ PORTAL_STAFF: 'asha@ifsf.example:complaint' }, /messages.*complaints/],
  [{ PORTAL_STAFF: 'asha@ifsf.example' }, /nobody for complaints/],
])('%j is refused', (env, message) => {
  expect(() => readConfiguration(env)).toThrow(message);
});

test('a secret is made once, for the portal only, unless the environment has one', () => {
  const folder = makeFolder();
  const database = join(folder, 'portal.sqlite');
  expect(() => readSecret({}, database)).toThrow(`${database}.secret`);
  makeSecret({}, database);
  const secret = readSecret({}, database);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  makeSecret({}, database);
  expect(readSecret({}, database)).toBe(secret);
  expect(statSync(`${database}.secret`).mode & 0o777).toBe(0o600);
  const given = 'x'.repeat(32);
  expect(readSecret({ PORTAL_SECRET: given }, database)).toBe(given);
  expect(() => readSecret({ PORTAL_SECRET: 'short' }, database)).toThrow(/PORTAL_SECRET/);
  expect(() => readSecret({ PORTAL_SECRET: '' }, database)).toThrow(/PORTAL_SECRET/);
});

test.each(['', '0123456789abcdef'])('a secret that was cut off to “%s” is made anew', (cut) => {
  const folder = makeFolder();
  const database = join(folder, 'portal.sqlite');
  writeFileSync(`${database}.secret`, cut);
  expect(() => readSecret({}, database)).toThrow();
  makeSecret({}, database);
  expect(readSecret({}, database)).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(`${database}.secret`).mode & 0o777).toBe(0o600);
});

test('a database of Postgres comes before a file, and its secret is in the environment', () => {
  const url = 'postgres://portal@database.example/portal';
  expect(readConfiguration({ DATABASE_URL: url, PORTAL_DATABASE: 'a.sqlite' }).database).toBe(url);
  expect(() => readSecret({}, url)).toThrow(/PORTAL_SECRET/);
});

test('each of the staff sees the named kinds, or all but complaints', () => {
  const PORTAL_STAFF =
    'Asha@ifsf.example:messages+applications, ravi@ifsf.example, office@ifsf.example:complaints, ravi@ifsf.example:complaints';
  expect([...(readConfiguration({ PORTAL_STAFF }).inbox?.staff ?? [])]).toEqual([
    ['asha@ifsf.example', ['message', 'application']],
    ['ravi@ifsf.example', ['application', 'message', 'certificate', 'complaint']],
    ['office@ifsf.example', ['complaint']],
  ]);
});

test('mails to the staff are in the first language of the site unless another is named', () => {
  const env = { PORTAL_STAFF: 'asha@ifsf.example:complaints' };
  const toLanguage = (given: NodeJS.ProcessEnv) => readConfiguration(given).inbox?.language;
  expect(toLanguage(env)).toBe(defaultLanguage);
  expect(toLanguage({ ...env, PORTAL_STAFF_LANGUAGE: 'hi' })).toBe('hi');
  expect(() => toLanguage({ ...env, PORTAL_STAFF_LANGUAGE: 'xx' })).toThrow(
    /PORTAL_STAFF_LANGUAGE/,
  );
});
