import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the command runs without a build and prints its result', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  try {
    const env = { ...process.env, IFSF_CERTIFICATES: folder, IFSF_CERTIFICATES_PASSPHRASE: 'words for a test' };
    const { status, stdout, stderr } = spawnSync('node', ['scripts/certificate.ts', 'verify', 'IFSF-2026-000000000'], {
      env,
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/TypeError|SyntaxError|ERR_/);
    expect(`${stdout}${stderr}`).toMatch(/Invalid Certificate|not valid|mistyped/i);
    expect(status).not.toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
