import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import source from '../../../../src/browser/site/trusted-types.ts?script';

/** Applies the policy to the address of a worker; it is undefined if there is no policy. */
function judge(
  address: string,
  policies: { createScriptURL: (address: string) => string | null }[] = [],
): string | null | undefined {
  const location = {
    href: 'https://www.ifsf.example/search?q=a',
    origin: 'https://www.ifsf.example',
  };
  const trustedTypes = {
    createPolicy: (_: string, policy: (typeof policies)[number]) => policies.push(policy),
  };
  runInContext(source, createContext({ location, trustedTypes, URL }));
  return policies[0]?.createScriptURL(address);
}

test('a worker may be one of the site’s own files', () => {
  for (const address of [
    '/sw.js',
    'reader.worker.js',
    'https://www.ifsf.example/_astro/reader.worker.js',
  ])
    expect(judge(address)).toBe(address);
});

test('a worker may come from nowhere else', () => {
  for (const address of [
    'https://other.example/a.js',
    '//other.example/a.js',
    'data:text/javascript,1',
    'https://www.ifsf.example.in/a.js',
  ])
    expect(judge(address)).toBeNull();
});

test('a policy that an extension has made is left alone', () => {
  const createPolicy = () => {
    throw new TypeError('Policy "default" already exists.');
  };
  expect(() =>
    runInContext(source, createContext({ trustedTypes: { defaultPolicy: {}, createPolicy } })),
  ).not.toThrow();
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => runInContext(source, createContext({}))).not.toThrow();
});
