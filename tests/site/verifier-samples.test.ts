import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  signCertificate,
  type CertificateDetails,
} from '../../packages/certificates/office/keys/sign-certificate.ts';
import { signStatusList } from '../../packages/certificates/office/keys/sign-list.ts';
import {
  createDemonstrationIssuer,
  toKeysPath,
  toStatusFolder,
} from '../../packages/certificates/shared/issuer.ts';
import { toJwks } from '../../packages/certificates/shared/keys.ts';
import { createDemonstrationNumber } from '../../packages/certificates/shared/number.ts';
import { startOfIndianDay, toDay } from '../../packages/certificates/shared/times.ts';
import { toVerifierSample, type SampleLanguage } from '../../src/data/verifier-samples.ts';
import { createKey, details, issuer, tamper } from '../certificates/shared/test-issuer.ts';

/** Each check starts a process of its own. */
vi.setConfig({ testTimeout: 30_000 });

const root = join(import.meta.dirname, '../..');
const readSample = (language: SampleLanguage) =>
  toVerifierSample(language, { site: issuer.site, certificatePrefix: issuer.product });

const now = Math.floor(Date.now() / 1000);
const day = (days: number) => toDay(now + days * 86_400);
const key = await createKey('2026-1');
const otherKey = await createKey('2026-1');
const demoKey = await createKey('demo-1');
const demo = createDemonstrationIssuer(issuer);
const current = { ...details, validFrom: day(-30), validUntil: day(300) };
const issue = (changes: Partial<CertificateDetails> = {}, signer = key, by = issuer) =>
  signCertificate({ ...current, ...changes }, by, signer, now - 1000);
const signWith = async (claims: Record<string, unknown>, header: Record<string, unknown> = {}) =>
  `${await new SignJWT({ ...decodeJwt((await issue()).slice(0, -1)), ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', kid: '2026-1', ...header })
    .sign(key.privateKey)}~`;

const entries = [
  { idx: 7, status: 'revoked', at: startOfIndianDay(day(-1)) },
  { idx: 9, status: 'suspended', at: startOfIndianDay(day(-1)) },
] as const;
const address = (list: string) => `${toStatusFolder(issuer)}/${list}.jwt`;

/** Files that the federation publishes, by path. */
const files: Record<string, string> = {
  [toKeysPath(issuer)]: JSON.stringify(toJwks([key.publicKey])),
  [toKeysPath(demo)]: JSON.stringify(toJwks([demoKey.publicKey])),
  [address('1')]: await signStatusList('1', entries, issuer, key, { issued: now - 1000 }),
  [address('expired')]: await signStatusList('expired', [], issuer, key, {
    issued: now - 1000,
    lifetime: 500,
  }),
  [address('future')]: await signStatusList('future', [], issuer, key, { issued: now + 86_400 }),
  [address('other')]: await signStatusList('1', [], issuer, key, { issued: now - 1000 }),
  [address('forged')]: await signStatusList('forged', [], issuer, otherKey, { issued: now - 1000 }),
  [`${toStatusFolder(demo)}/1.jwt`]: await signStatusList('1', [], demo, demoKey, {
    issued: now - 1000,
  }),
};

const results: [what: string, token: string, result: string][] = [
  ['valid', await issue(), 'valid'],
  ['revoked', await issue({ idx: 7 }), 'revoked'],
  ['suspended', await issue({ idx: 9 }), 'suspended'],
  ['expired', await issue({ validFrom: day(-400), validUntil: day(-30) }), 'expired'],
  [
    'expired and revoked',
    await issue({ idx: 7, validFrom: day(-400), validUntil: day(-30) }),
    'revoked',
  ],
  [
    'expired and suspended',
    await issue({ idx: 9, validFrom: day(-400), validUntil: day(-30) }),
    'expired',
  ],
  ['not yet valid', await issue({ validFrom: day(30) }), 'not yet valid'],
  ['valid, with no list', await issue({ list: 'missing' }), 'unknown'],
  ['valid, with a list that has expired', await issue({ list: 'expired' }), 'unknown'],
  ['valid, with a list of the future', await issue({ list: 'future' }), 'unknown'],
  ['valid, with the list of another address', await issue({ list: 'other' }), 'unknown'],
  ['valid, with a forged list', await issue({ list: 'forged' }), 'unknown'],
  ['valid, outside its list', await issue({ idx: 131_072 }), 'unknown'],
  [
    'a demonstration',
    await issue({ number: createDemonstrationNumber('IFSF', 2026) }, demoKey, demo),
    'refused',
  ],
  ['a demonstration that claims to be real', await issue({}, demoKey), 'refused'],
  ['tampered with', tamper(await issue()), 'refused'],
  ['signed by another key', await issue({}, otherKey), 'refused'],
  [
    'without a signature',
    `${new UnsecuredJWT(decodeJwt((await issue()).slice(0, -1))).encode()}~`,
    'refused',
  ],
  ['without its end', (await issue()).slice(0, -1), 'refused'],
  ['of another type', await signWith({ vct: `${issuer.site}/vct/membership/2` }), 'refused'],
  ['of another issuer', await signWith({ iss: 'https://other.example' }), 'refused'],
  ['a signed text of another kind', await signWith({}, { typ: 'JWT' }), 'refused'],
  [
    'with a key of its own',
    await signWith({}, { jku: 'https://other.example/jwks.json' }),
    'refused',
  ],
  ['with another field', await signWith({ mobile: '98' }), 'refused'],
  ['with an unknown tier', await signWith({ tier: 'DIAMOND' }), 'refused'],
  [
    'with an index below 0',
    await signWith({ status: { status_list: { idx: -1, uri: `${issuer.site}${address('1')}` } } }),
    'refused',
  ],
  [
    'with a list elsewhere',
    await signWith({ status: { status_list: { idx: 1, uri: 'https://other.example/1.jwt' } } }),
    'refused',
  ],
];

let server: Server;
let folder: string;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response
      .writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A folder below the project, so that the sample finds jose.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/verifier-samples-'));
  writeFileSync(join(folder, 'sample.mjs'), readSample('js'));
  writeFileSync(join(folder, 'sample.py'), readSample('python'));
  // Both samples fetch from the address of the site; here the test answers instead.
  writeFileSync(
    join(folder, 'redirect.mjs'),
    `const original = fetch;
globalThis.fetch = (address, ...others) => original(String(address).replace('${issuer.site}', process.env.SITE_ORIGIN), ...others);`,
  );
  writeFileSync(
    join(folder, 'sitecustomize.py'),
    `import os, urllib.request
original = urllib.request.urlopen
urllib.request.urlopen = lambda address, **options: original(address.replace("${issuer.site}", os.environ["SITE_ORIGIN"]), **options)`,
  );
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Returns the output of a program; “refused” if it fails and prints no result. */
function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      { cwd: folder, env: { ...process.env, SITE_ORIGIN: origin, ...env } },
      (error, out) => {
        resolve(error && out === '' ? 'refused' : out.trim());
      },
    );
  });
}

describe('the sample in JavaScript', () => {
  test.concurrent.each(results)('judges a certificate that is %s', async (_, token, result) => {
    expect(await run(process.execPath, ['--import', './redirect.mjs', 'sample.mjs', token])).toBe(
      result,
    );
  });
});

const hasPython = spawnSync('python3', ['-c', 'import jwt, cryptography']).status === 0;

describe.skipIf(!hasPython)('the sample in Python', () => {
  test.concurrent.each(results)('judges a certificate that is %s', async (_, token, result) => {
    const path = [folder, process.env.PYTHONPATH ?? ''].filter(Boolean).join(':');
    expect(await run('python3', ['sample.py', token], { PYTHONPATH: path })).toBe(result);
  });
});
