import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreDescription, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

// The list of domains that browsers know to be secure, which an install script of the package would download. Empty, so that the header counts.
const preloaded = fileURLToPath(new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory')));
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

/**
 * Has Mozilla’s HTTP Observatory judge an answer of a server on this machine, with the page’s own policy.
 * The certificate and the way from HTTP are the host’s, so the answer counts as one over HTTPS.
 *
 * @returns the grade, from F to A+, and what was found wrong
 */
export async function judgeHeaders(origin: string, path: string): Promise<{ grade: string; faults: string[] }> {
  const { hostname, port } = new URL(origin);
  // Nothing listens at port 1.
  const requests = await retrieve(hostname, { httpPort: Number(port), httpsPort: 1, path });
  if (!requests.responses.auto || !requests.session) throw new Error(`${origin}${path} did not answer.`);
  requests.responses.https = requests.responses.auto;
  requests.responses.http = null;
  requests.session.url = new URL(path, `https://${hostname}`);
  const results = ALL_TESTS.map((judge) => judge(requests));
  // The Observatory adds points for what is better than it asks for, unless too many were lost before; any lost point is a fault here.
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  const faults = results.filter(({ pass, result }) => !pass || getScoreModifier(result) < 0);
  return { grade: getGradeForScore(score).grade, faults: faults.map(({ result }) => `${result}: ${getScoreDescription(result)}`) };
}
