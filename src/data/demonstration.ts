import {
  demonstrationPath,
  createDemonstrationIssuer,
  toKeysPath,
} from '@federation/certificates/issuer';
import { toJwks, type Trust } from '@federation/certificates/keys';
import published from '@federation/certificates/published/demonstration.json' with { type: 'json' };
import { toTypeMetadata } from './certificate-type.ts';
import { toTestVectors } from './certificate-vectors.ts';
import { issuer } from './issuer.ts';
import { settings } from './settings.ts';

/** The issuer and key of the demonstration; undefined if the settings switch it off. */
export const demonstration: Trust | undefined = settings.demonstrationCertificates
  ? { issuer: createDemonstrationIssuer(issuer), keys: published.keys }
  : undefined;

export const exampleStates = [
  'valid',
  'expired',
  'not-yet-valid',
  'suspended',
  'revoked',
  'status-unknown',
  'not-genuine',
] as const;

export interface Example {
  state: (typeof exampleStates)[number];
  number: string;
  token: string;
}

/** The demonstration certificates, one for each result; none if they are switched off. */
export const examples: readonly Example[] = demonstration
  ? exampleStates.flatMap((state) =>
      published.certificates
        .filter((one) => one.state === state)
        .map(({ number, token }) => ({ state, number, token })),
    )
  : [];

/** The path of the test vectors. */
export const vectorsPath = `${demonstrationPath}/test-vectors.json`;

/**
 * All files of the demonstration by their paths: its key set, its type, its status lists, its
 * look-up and the test vectors. None if it is switched off.
 */
export function toDemonstrationFiles(trust: Trust | undefined): Map<string, string> {
  if (!trust) return new Map();
  const type = toTypeMetadata(trust.issuer);
  return new Map([
    ...Object.entries(published.files),
    [toKeysPath(trust.issuer), JSON.stringify(toJwks(trust.keys))],
    [new URL(type.vct).pathname, JSON.stringify(type)],
    [vectorsPath, JSON.stringify(toTestVectors(trust, examples))],
  ]);
}
