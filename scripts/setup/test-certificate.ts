import { execFileSync, spawnSync } from 'node:child_process';

/** Instruction that makes openssl ready on this machine; undefined if it is. */
export const missingOpenssl = spawnSync('openssl', ['version']).error
  ? 'install the package openssl'
  : undefined;

/**
 * Makes a certificate for `localhost` that no authority has signed, and its key, for two days.
 *
 * @throws {Error} when openssl is missing, see `missingOpenssl`
 */
export function makeTestCertificate({ file, key }: { file: string; key: string }): void {
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', file], {
    stdio: 'pipe',
  });
}
