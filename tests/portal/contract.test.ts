import { z } from 'astro/zod';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  contractText,
  payloads,
  type ContractPath,
} from '../../packages/portal/service/routes/contract.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  openPortal,
  type RunningPortal,
} from './running-portal.ts';

interface Operation {
  requestBody: { content: { 'application/json': { schema: unknown } } };
  responses: Record<string, unknown>;
}
interface Contract {
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, unknown> };
}

const contract = parse(contractText) as Contract;

const toZod = (schema: unknown) => z.fromJSONSchema(schema as never);
const toBodySchema = (path: string) =>
  toZod(contract.paths[path]?.post.requestBody.content['application/json'].schema);
const accepts = (path: string, payload: unknown) => toBodySchema(path).safeParse(payload).success;

describe('the portal follows the contract', () => {
  let portal: RunningPortal;
  beforeAll(async () => {
    portal = await openPortal();
  });
  afterAll(() => portal.stop());

  const good: Record<string, object> = {
    '/members/certificate-request': goodRequest,
    '/members/email-verify': { email: 'asha@bank.example', otp: '123456' },
    '/members/applications': goodApplication,
    '/messages': goodMessage,
  };

  test.each(Object.keys(contract.paths))('it has the endpoint %s', async (path) => {
    expect((await portal.get(`/api/v1${path}`)).status).toBe(405);
  });

  test.each(Object.keys(good))(
    '%s answers with a status and body that the contract defines',
    async (path) => {
      const receipt = toZod(contract.components.schemas.Receipt);
      for (const tag of ['', '+refuse', '+error', '+verify-refuse']) {
        const response = await portal.post(path, {
          ...good[path],
          email: `asha${tag}@bank.example`,
        });
        expect(Object.keys(contract.paths[path]?.post.responses ?? {}), `${path} ${tag}`).toContain(
          String(response.status),
        );
        expect(receipt.safeParse(await response.json()).success).toBe(true);
      }
    },
  );

  test.each(Object.keys(good))('%s rejects every body that the contract rejects', async (path) => {
    const payload = good[path] as Record<string, unknown>;
    expect(accepts(path, payload)).toBe(true);
    const bad: unknown[] = [
      ...Object.keys(payload).map((name) =>
        Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name)),
      ),
      ...Object.keys(payload).flatMap((name) => [
        { ...payload, [name]: null },
        { ...payload, [name]: [] },
      ]),
      { ...payload, unknown: 1 },
      { ...payload, email: 'no address' },
      { ...payload, website: 'x' },
      [],
      7,
      null,
    ];
    for (const body of bad) {
      expect(accepts(path, body), JSON.stringify(body)).toBe(false);
      expect((await portal.post(path, body)).status, JSON.stringify(body)).toBe(422);
    }
  });

  /** Expects the portal and the contract to agree on a body with another value. */
  const isAccepted = (path: string, change: object) => {
    const body = { ...good[path], ...change };
    expect(v.is(payloads[path as ContractPath], body)).toBe(accepts(path, body));
    return accepts(path, body);
  };

  test('only optional fields may be empty', () => {
    const mayBeEmpty = Object.entries(good).flatMap(([path, body]) =>
      Object.keys(body)
        .filter((field) => isAccepted(path, { [field]: '' }))
        .map((field) => `${path} ${field}`),
    );
    expect(mayBeEmpty).toEqual([
      '/members/applications organization',
      '/members/applications additionalComments',
      '/messages phone',
    ]);
  });

  test.each([
    ['/members/certificate-request', { full_name: 'Li ' }, false],
    ['/members/certificate-request', { full_name: 'Ana' }, true],
    ['/members/certificate-request', { mobile: 1_000_000_000 }, true],
    ['/members/certificate-request', { mobile: 9_999_999_999 }, true],
    ['/members/certificate-request', { mobile: 999_999_999 }, false],
    ['/members/certificate-request', { mobile: 10_000_000_000 }, false],
    ['/members/certificate-request', { mobile: 9_876_543_210.5 }, false],
    ['/members/certificate-request', { mobile: '9876543210' }, false],
    ['/messages', { message: '  ' }, false],
    ['/messages', { message: '\n' }, false],
  ])('%s with %j: %s', (path, change, expected) => {
    expect(isAccepted(path, change)).toBe(expected);
  });
});
