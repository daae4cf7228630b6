import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { postForm, readServerMessage } from '../../../src/browser/post-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates a server with one response. */
function stubServer(response: Response) {
  const server = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', server);
  return server;
}

const post = (options: { headers?: Record<string, string>; needsReceipt?: boolean } = {}) =>
  postForm(
    'https://portal.example/x',
    { a: 1 },
    { language: 'hi', signal: new AbortController().signal, needsReceipt: false, ...options },
  );

describe('sending a form', () => {
  test.each([
    ['200 with JSON', new Response('{"message":"ok"}')],
    ['201 with JSON', new Response('{}', { status: 201 })],
    ['200 with an empty body', new Response('')],
    ['204', new Response(null, { status: 204 })],
  ])('succeeds with %s', async (_, response) => {
    stubServer(response);
    expect(await post()).toEqual({ accepted: true });
  });

  test.each([
    [{ reference: 'IFSF-K-2026-000001', message: 'Soon.' }, 'IFSF-K-2026-000001', 'Soon.'],
    [{ reference: 'A-1' }, 'A-1', undefined],
    [{ reference: '\u202EA-1\n' }, 'A-1', undefined],
  ])('brings the reference of %j', async (body, reference, message) => {
    stubServer(Response.json(body));
    expect(await post()).toEqual({ accepted: true, receipt: { reference, message } });
  });

  test.each([{ message: 'ok' }, { reference: 7 }, { reference: ' ' }, null, []])(
    'brings no reference that is not in %j',
    async (body) => {
      stubServer(Response.json(body));
      expect(await post()).toEqual({ accepted: true });
    },
  );

  test.each([
    new Response(''),
    new Response(null, { status: 204 }),
    new Response('{"message":"ok"}'),
  ])('fails without a reference where one is due', async (response) => {
    stubServer(response);
    expect(await post({ needsReceipt: true })).toEqual({ accepted: false, message: undefined });
  });

  test.each([
    ['422 with a message', new Response('{"message":"No."}', { status: 422 }), 'No.'],
    ['500 without a message', new Response('{}', { status: 500 }), undefined],
    ['500 with an empty body', new Response('', { status: 500 }), undefined],
    ['502 with an HTML page', new Response('<h1>Bad Gateway</h1>', { status: 502 }), undefined],
    [
      '200 with an HTML page, like the login page of a network',
      new Response('<h1>Log in</h1>'),
      undefined,
    ],
    ['400 with a list', new Response('["No."]', { status: 400 }), undefined],
    ['400 with null', new Response('null', { status: 400 }), undefined],
  ])('fails with %s', async (_, response, message) => {
    stubServer(response);
    expect(await post()).toEqual({ accepted: false, message });
  });

  test('posts JSON in the language of the page, without cookies', async () => {
    const server = stubServer(new Response('{}'));
    await post();
    expect(server).toHaveBeenCalledExactlyOnceWith(
      'https://portal.example/x',
      expect.objectContaining({ method: 'POST', body: '{"a":1}', credentials: 'omit' }),
    );
    expect(server.mock.calls[0]?.[1]?.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Accept-Language': 'hi',
    });
  });
});

test('a message of the server is cleaned and truncated, whatever it contains', () => {
  expect(readServerMessage({ message: ' a\u202Eb\u0000c\n ' })).toBe('a b c');
  expect(
    [{ message: '' }, { message: ' ' }, { message: 7 }, {}, 'x', null, undefined].map(
      readServerMessage,
    ),
  ).toEqual(Array(7).fill(undefined));
  expect(readServerMessage({ message: 'Full name is required' })).toBe('Full name is required');
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'grapheme', maxLength: 900 }), (other, text) => {
      expect(
        typeof readServerMessage(other) === 'string' &&
          typeof (other as { message?: unknown }).message !== 'string',
      ).toBe(false);
      const shown = readServerMessage({ message: text });
      expect([...(shown ?? '')].length).toBeLessThanOrEqual(400);
      expect(shown ?? '').not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});
