import { describe, expect, it } from 'vitest';
import { isFromHere, isFromOwnPage, isQuestion } from '../../../src/build/desk/guard.ts';

const own = {
  host: 'localhost:4321',
  origin: 'http://localhost:4321',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
};
const asked = (
  changes: Record<string, string | undefined> = {},
  remoteAddress: string | undefined = '127.0.0.1',
) => ({
  headers: { ...own, ...changes },
  socket: { remoteAddress },
});

const isAllowed = (request: ReturnType<typeof asked>) =>
  isFromHere(request) && isFromOwnPage(request) && isQuestion(request);

describe('a request to the desk', () => {
  it('is answered for its own pages on this computer', () => {
    expect(isAllowed(asked())).toBe(true);
    expect(isAllowed(asked({ host: '[::1]:4321', origin: 'http://[::1]:4321' }, '::1'))).toBe(true);
    const typed = { origin: undefined, 'content-type': undefined, 'sec-fetch-site': 'none' };
    const address = asked(typed, '::ffff:127.0.0.1');
    expect(isFromHere(address) && isFromOwnPage(address)).toBe(true);
    expect(isQuestion(address)).toBe(false);
  });

  it.each([
    ['another computer', asked({}, '192.168.1.20')],
    ['a computer without an address', asked({}, '')],
    ['a page of another site', asked({ origin: 'https://evil.example' })],
    ['a page of another port', asked({ origin: 'http://localhost:5000' })],
    ['a page without an origin', asked({ origin: 'null' })],
    ['a request that does not say where it comes from', asked({ origin: undefined })],
    [
      'a name that was given the address of this computer',
      asked({ host: 'evil.example:4321', origin: 'http://evil.example:4321' }),
    ],
    [
      'a name that only begins like ours',
      asked({ host: 'localhost.evil.example', origin: 'http://localhost.evil.example' }),
    ],
    ['a form of another site', asked({ 'content-type': 'text/plain' })],
    ['an upload of a form', asked({ 'content-type': 'multipart/form-data; boundary=x' })],
    ['what a browser calls cross-site', asked({ 'sec-fetch-site': 'cross-site' })],
    ['what a browser calls same-site', asked({ 'sec-fetch-site': 'same-site' })],
  ])('is refused from %s', (_, request) => {
    expect(isAllowed(request)).toBe(false);
  });
});
