import { mergeLists, readSignedList } from '../../shared/compare-lists.ts';
import { toStatusAddress } from '../../shared/issuer.ts';
import { verifyStatusList, type StatusEntry } from '../../shared/status-list.ts';
import { toDay } from '../../shared/times.ts';
import { formatDay } from '@federation/base/dates';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';
import { dictionaries } from '@federation/i18n/strings';
import { statusList } from '../register/register.ts';
import type { LastPublication } from './last-publication.ts';

/** The status list that earlier runs have seen. */
export interface SeenList {
  list: string | undefined;
  /** Keeps a list for later runs. */
  keep: (jws: string) => void;
}

/** The time, the language and the list seen before, for the check of a site. */
export interface ListCheckOptions {
  seen: SeenList;
  /** Seconds since 1970. */
  now: number;
  language: Language;
}

/** The minimum time until a list expires, in seconds; less means a late weekly publication. */
const minLeft = 2 * 24 * 3600;

/**
 * Checks the signature and age of the status list of a site, and that it contains every revocation
 * of the last publication and of the list that earlier runs have seen.
 *
 * @returns the problem, if any, and the number of missing revocations
 */
export async function judgeList(
  jws: string | undefined,
  { issuer, keys, list: publishedList }: LastPublication,
  { seen, now, language }: ListCheckOptions,
): Promise<{ problem?: string; takenBack: number }> {
  const { older, ends } = readyTexts[language].list;
  const { unknown } = dictionaries[language].islands.certificateResult;
  const because = (problem: string) => ({ problem, takenBack: 0 });
  const uri = toStatusAddress(issuer, statusList);
  const read = (text = '') => readSignedList(text, uri, keys);
  if (!jws) return because(unknown.unreachable);
  const verified = await verifyStatusList(jws, uri, { keys, now });
  if (typeof verified === 'string') return because(unknown[verified]);
  const [own, last, remembered] = [
    await read(jws),
    await read(publishedList),
    await read(seen.list),
  ];
  if (!own) return because(unknown.untrusted);
  // A list in the project counts even if its key was removed since. A list that was only seen does
  // not: a thief of the key may have signed it.
  const published = mergeLists(
    [last, remembered?.key.removed ? undefined : remembered].filter((one) => one !== undefined),
    now,
  );
  if ((published.newest?.issuedAt ?? 0) > own.issuedAt) return because(older);
  const revoked = new Set(own.entries.filter(isRevoked).map(({ idx }) => idx));
  const takenBack = published.entries.filter(
    (one) => isRevoked(one) && !revoked.has(one.idx),
  ).length;
  if (takenBack > 0) return { takenBack };
  if (own.expiresAt - now <= minLeft)
    return because(fill(ends, { day: formatDay(toDay(own.expiresAt), language) }));
  seen.keep(jws);
  return { takenBack: 0 };
}

const isRevoked = ({ status }: StatusEntry) => status === 'revoked';
