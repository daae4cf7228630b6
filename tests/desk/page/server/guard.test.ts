import { describe, expect, it } from 'vitest';
import { isOwn } from '../../../../packages/desk/server/guard.ts';

const own = {
  host: 'localhost:4321',
  origin: 'http://localhost:4321',
  'sec-fetch-site': 'same-origin',
};
const asked = (
  changes: Record<string, string | undefined> = {},
  remoteAddress: string | undefined = '127.0.0.1',
) => ({
  headers: { ...own, ...changes },
  socket: { remoteAddress },
});

describe('a request to the desk', () => {
  it('is answered for its own pages on this computer', () => {
    expect(isOwn(asked())).toBe(true);
    expect(isOwn(asked({ host: '[::1]:4321', origin: 'http://[::1]:4321' }, '::1'))).toBe(true);
    const edited = { origin: undefined, 'sec-fetch-site': 'none' };
    expect(isOwn(asked(edited, '::ffff:127.0.0.1'))).toBe(true);
  });

  it.each([
    ['another computer', asked({}, '192.168.1.20')],
    ['a computer without an address', asked({}, '')],
    ['a page of another site', asked({ origin: 'https://evil.example' })],
    ['a page of another port', asked({ origin: 'http://localhost:5000' })],
    ['a page without an origin', asked({ origin: 'null' })],
    [
      'a name that was given the address of this computer',
      asked({ host: 'evil.example:4321', origin: 'http://evil.example:4321' }),
    ],
    [
      'a name that only begins like ours',
      asked({ host: 'localhost.evil.example', origin: 'http://localhost.evil.example' }),
    ],
    ['what a browser calls cross-site', asked({ 'sec-fetch-site': 'cross-site' })],
    ['what a browser calls same-site', asked({ 'sec-fetch-site': 'same-site' })],
  ])('is refused from %s', (_, request) => {
    expect(isOwn(request)).toBe(false);
  });
});
