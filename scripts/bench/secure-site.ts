import { once } from 'node:events';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../setup/free-port.ts';
import { missingNginx, spawnNginx } from '../setup/nginx.ts';
import { makeTestCertificate, missingOpenssl } from '../setup/test-certificate.ts';

/** A site as visitors get it: from nginx, with TLS, HTTP/2 and Brotli. */
export interface SecureSite {
  /** Such as `https://localhost:40123`. */
  origin: string;
  /**
   * The key of its certificate, as Chrome’s option `--ignore-certificate-errors-spki-list` wants
   * it.
   */
  keyHash: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder with the configuration that the build writes, and a certificate for this run.
 *
 * @throws {Error} saying what to install if nginx or openssl is missing
 */
export async function serveSecurely(site: string): Promise<SecureSite> {
  const missing = missingNginx ?? missingOpenssl;
  if (missing) throw new Error(`This benchmark needs nginx and openssl: ${missing}.`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const certificate = { file: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  makeTestCertificate(certificate);
  const port = await findFreePort();
  const nginx = spawnNginx(site, folder, { listen: [`127.0.0.1:${port} ssl http2`], certificate });
  const ended = once(nginx, 'exit');
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await delay(50);
  }
  return {
    origin: `https://localhost:${port}`,
    keyHash: hashKey(certificate.file),
    close: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function hashKey(file: string): string {
  const { publicKey } = new X509Certificate(readFileSync(file));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
