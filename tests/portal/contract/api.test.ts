import { expect, test } from 'vitest';
import { toFormDirectives, toPortalApi } from '../../../packages/portal/contract/api.ts';

const portal = { ours: false, api: 'https://portal.ifsf.example/api/v1' };

test('the forms send to the portal in the settings; forms without a path have no address', () => {
  expect(toPortalApi(portal, undefined)).toEqual({
    ours: false,
    base: portal.api,
    applications: undefined,
    messages: undefined,
    outbox: undefined,
  });
  expect(
    toPortalApi({ ...portal, applications: '/members/applications', messages: '/messages' }, ''),
  ).toMatchObject({
    applications: `${portal.api}/members/applications`,
    messages: `${portal.api}/messages`,
  });
});

test('the portal of the site takes all forms, at paths of its own', () => {
  expect(toPortalApi({ ...portal, ours: true, messages: '/elsewhere' }, undefined)).toEqual({
    ours: true,
    base: portal.api,
    applications: `${portal.api}/members/applications`,
    messages: `${portal.api}/messages`,
    outbox: undefined,
  });
});

test('without a portal no form has an address', () => {
  expect(toPortalApi({ ours: false }, undefined)).toEqual({ ours: false });
  expect(toPortalApi({ ours: false, messages: '/messages' }, undefined)).toEqual({ ours: false });
  expect(toFormDirectives(toPortalApi({ ours: false }, undefined))).toEqual([
    'form-action mailto:',
  ]);
});

test('the environment can select the portal beside the site or another portal', () => {
  expect(toPortalApi(portal, 'local')).toEqual({
    ours: true,
    base: '/portal/api/v1',
    applications: '/portal/api/v1/members/applications',
    messages: '/portal/api/v1/messages',
    outbox: '/portal/outbox',
  });
  expect(toPortalApi(portal, 'https://staging.ifsf.example/api/v1//')).toMatchObject({
    base: 'https://staging.ifsf.example/api/v1',
  });
});

test.each(['http://portal.ifsf.example', 'portal', '/api/v1', 'javascript:alert(1)'])(
  'PORTAL_API=%s is rejected with the expected values',
  (override) => {
    expect(() => toPortalApi(portal, override)).toThrow(/Expected "local" or an https address/);
  },
);

test('a page with a form may connect to the portal, and only to its origin', () => {
  expect(toFormDirectives(toPortalApi(portal, undefined))).toEqual([
    'connect-src https://portal.ifsf.example',
    'form-action mailto:',
  ]);
  expect(toFormDirectives(toPortalApi(portal, 'local'))).toEqual(['form-action mailto:']);
});
