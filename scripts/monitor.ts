/**
 * Checks a deployed site from outside: `npm run monitor`, or `npm run monitor -- https://…`. It
 * fails if anything is wrong. `--seen folder` keeps the status lists that it has seen; `--known
 * file` names certificates and their results.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { derive } from '../src/core/certificates/derive.ts';
import { checkSite } from '../src/build/monitor/check-site.ts';
import { parseKnown } from '../src/build/monitor/known-certificates.ts';
import { readPublication } from '../src/build/monitor/publication.ts';
import { openSeenLists } from '../src/build/monitor/seen-lists.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seen: { type: 'string' }, known: { type: 'string' } },
});
const publication = readPublication(process.cwd());
const { issuer, known } = publication;
const named = values.known ? parseKnown(readFileSync(values.known, 'utf8'), issuer.product) : [];

const checks = await checkSite(
  new URL(positionals[0] ?? issuer.site).origin,
  { ...publication, known: [...known, ...named] },
  openSeenLists(values.seen),
  {
    ask: (address) =>
      fetch(address, {
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(20_000),
      }),
    readCertificateEnd,
    derive,
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
