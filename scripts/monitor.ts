/**
 * Checks a deployed site from outside: `npm run monitor`, or `npm run monitor -- https://…`. It
 * exits with 1 if anything is wrong, and with 2 if it could not begin. `--seen folder` stores the
 * status lists that it has seen; `--known file` names certificates and their results.
 */
import { resolveTxt } from 'node:dns/promises';
import { connect } from 'node:tls';
import { deriveSecret } from '@federation/certificates/derive';
import { countResults, formatResultLines } from '@federation/base/check-results/check-result';
import { checkDeployedSite } from '@federation/monitor/check-deployed-site';
import { readExpectedSite } from '@federation/monitor/expected-site';
import { readArguments } from '@federation/monitor/read-arguments';
import { openSeenList } from '@federation/monitor/seen-list';
import { defaultLanguage } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';

const expected = readExpectedSite(process.cwd());
const options = readArguments(process.argv.slice(2), expected.issuer);
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else {
  const known = [...expected.known, ...options.known];
  const seen = openSeenList(options.seen);
  const results = await checkDeployedSite(options.origin, { ...expected, known }, seen, {
    get: (address, headers) =>
      fetch(address, {
        ...(headers && { headers }),
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(20_000),
      }),
    readCertificateEnd,
    resolveTxt,
    healthToken: process.env.PORTAL_HEALTH_TOKEN,
    derive: deriveSecret,
    now: Date.now() / 1000,
  });
  for (const line of formatResultLines(results, readyTexts[defaultLanguage].grades))
    console.log(line);
  if (countResults(results, 'red') > 0) process.exitCode = 1;
}

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
