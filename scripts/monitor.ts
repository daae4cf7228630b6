/**
 * Checks a deployed site from outside: `npm run monitor`, or `npm run monitor -- https://…`. It
 * fails if anything is wrong.
 */
import { connect } from 'node:tls';
import { checkSite } from '../src/build/monitor/check-site.ts';
import { readSettings } from '../src/build/content/site-files.ts';
import { toIssuer } from '../src/core/certificates/issuer.ts';

const issuer = toIssuer(readSettings(process.cwd()));
const [site = issuer.site] = process.argv.slice(2);

const checks = await checkSite(
  { ...issuer, site: new URL(site).origin },
  {
    ask: (address) =>
      fetch(address, {
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(20_000),
      }),
    readCertificateEnd,
    now: Date.now() / 1000,
  },
);
for (const { ok, sentence } of checks) console.log(`${ok ? '✓' : '✗'} ${sentence}`);
if (checks.some(({ ok }) => !ok)) process.exitCode = 1;

function readCertificateEnd(host: string): Promise<number | undefined> {
  const { hostname, port } = new URL(`https://${host}`);
  return new Promise((resolve) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: 20_000 },
      () => {
        resolve(Date.parse(socket.getPeerCertificate().valid_to) / 1000);
        socket.end();
      },
    );
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', () => resolve(undefined));
  });
}
