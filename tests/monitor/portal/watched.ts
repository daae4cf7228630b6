import type { PortalHealth } from '../../../packages/portal/contract/health.ts';
import type { WatchedPortal } from '../../../packages/monitor/portal/watched-portal.ts';

const hour = 3600;

export const portal: WatchedPortal = {
  api: 'https://portal.federation.in/api/v1',
  email: 'office@federation.in',
  dkimSelector: 'mail2026',
};

export const health: PortalHealth = {
  database: 'ok',
  oldestUnsentMail: 120,
  mailsGivenUp: 0,
  codesExpired: 0,
  lastDeletion: 60,
  stopped: [],
  lastBackup: 12 * hour,
  freeBytes: 50e9,
};

/** Answers with good health, except for the changes of a test. */
export const answerHealth =
  (changed: Partial<PortalHealth> | Response = {}) =>
  (address: string) =>
    address === 'https://portal.federation.in/health'
      ? Promise.resolve(
          changed instanceof Response ? changed : Response.json({ ...health, ...changed }),
        )
      : Promise.reject(new Error(address));

/** The mail records of a trusted domain. */
const goodRecords: Record<string, readonly string[]> = {
  'federation.in': ['google-site-verification=x', 'v=spf1 include:mail.in -all'],
  'mail2026._domainkey.federation.in': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.federation.in': ['v=DMARC1; p=quarantine; rua=mailto:office@federation.in'],
};

/** Resolves those records with the changes of a test. Long texts come in several parts. */
export const answerTexts =
  (changed: Record<string, readonly string[]> = {}) =>
  (name: string): Promise<string[][]> => {
    const texts = { ...goodRecords, ...changed }[name] ?? [];
    return texts.length > 0
      ? Promise.resolve(texts.map((text) => [text.slice(0, 9), text.slice(9)]))
      : Promise.reject(new Error('queryTxt ENODATA'));
  };
