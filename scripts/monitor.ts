/**
 * Checks a deployed site from outside: `npm run monitor`, or `npm run monitor -- https://…`. It
 * ends with status 1 if anything is wrong, and with 2 if it could not begin. `--seen folder` keeps
 * the status list that it has seen; `--known file` names certificates and their results.
 */
import { resolveTxt } from 'node:dns/promises';
import { connect } from 'node:tls';
import { derive } from '@federation/certificates/derive';
import { countGrade, toLines } from '@federation/base/findings/finding';
import { checkSite } from '@federation/monitor/check-site';
import { readPublication } from '@federation/monitor/publication';
import { readArguments } from '@federation/monitor/read-arguments';
import { openSeenList } from '@federation/monitor/seen-list';
import { defaultLanguage } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';

const publication = readPublication(process.cwd());
const asked = readArguments(process.argv.slice(2), publication.issuer);
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  const known = [...publication.known, ...asked.known];
  const seen = openSeenList(asked.seen);
  const findings = await checkSite(asked.origin, { ...publication, known }, seen, {
    ask: (address) =>
      fetch(address, {
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(20_000),
      }),
    readCertificateEnd,
    resolveTxt,
    derive,
    now: Date.now() / 1000,
  });
  for (const line of toLines(findings, readyTexts[defaultLanguage].grades)) console.log(line);
  if (countGrade(findings, 'red') > 0) process.exitCode = 1;
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
