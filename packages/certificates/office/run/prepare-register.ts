import { mergeLists, type PublishedStatuses } from '../../shared/compare-lists.ts';
import { toDay } from '../../shared/times.ts';
import { checkClock } from '../lists/check-clock.ts';
import { checkTokens } from '../keys/check-tokens.ts';
import { UserError, type IssuerContext } from '../context/context.ts';
import {
  loadSiteList,
  findLocalLists,
  type FoundList,
  type SiteListResponse,
} from '../lists/found-lists.ts';
import { checkPublicKeys } from '../keys/public-keys.ts';
import { reconcile, type Reconciled } from '../lists/reconcile.ts';
import { getStatus, type Register } from '../register/register.ts';

/** The maximum number of certificates named in a question. */
const maxNamed = 5;

const unknown =
  'This computer does not know certificates that only the list of the site revokes or suspends.';

/** The register with the events of the published lists that it lacked. */
export interface PreparedCommand extends Omit<Reconciled, 'lines'> {
  /** The statuses in all lists that were found and count. */
  published: PublishedStatuses;
}

/** Compares a register with the published lists. */
export type Prepare = (context: IssuerContext, register: Register) => Promise<PreparedCommand>;

/**
 * Verifies the certificates of a register and adds the events that the lists on this computer have
 * and the register lacks. It writes nothing.
 *
 * @param removing the key being removed
 * @throws {UserError} if the register or the keys are damaged
 */
export async function prepare(
  context: IssuerContext,
  register: Register,
  removing?: string,
): Promise<PreparedCommand> {
  return compare(context, register, await findLists(context, register, removing));
}

/** Prepares a command that signs or creates a key, and checks the clock for it. */
export const prepareToSign: Prepare = async (context, register) => {
  const lists = await findLists(context, register);
  await checkClock(context, lists);
  return compare(context, register, lists);
};

/** Prepares a command with the list of the site too, if the site answers. */
export const prepareWithSite: Prepare = async (context, register) => {
  const { lists, clock, problem } = await findListsAndAsk(context, register);
  if (problem) context.prompts.log(`${problem} ${unknown}`);
  return compare(context, register, lists, clock);
};

/**
 * Prepares a publication, which must not contradict the site, and checks the clock for it.
 *
 * @param withoutSite the reason why the list of the site can’t be loaded
 * @throws {UserError} if the list can’t be loaded and there is no reason
 */
export const prepareToPublish =
  (withoutSite: string | undefined): Prepare =>
  async (context, register) => {
    const { lists, clock, problem } = await findListsAndAsk(context, register);
    if (problem && !withoutSite)
      throw new UserError('The published lists of the site can’t be read. Nothing was changed.', [
        problem,
        'Check the connection of this computer, and run the command again.',
        `If the site is not online, or can’t be reached for long: --without-site --reason "…". ${unknown}`,
      ]);
    if (problem) context.prompts.log(`${problem} ${unknown}`);
    await checkClock(context, lists, clock);
    return compare(context, register, lists, clock);
  };

/** Checks register and keys, and finds the lists on this computer, except those of `removing`. */
async function findLists(
  context: IssuerContext,
  register: Register,
  removing?: string,
): Promise<FoundList[]> {
  checkPublicKeys(context, register, removing);
  await checkTokens(context, register);
  const lists = await findLocalLists(context);
  return lists.filter(({ key }) => key.kid !== removing);
}

/** Adds the list of the site to those of `findLists`. */
async function findListsAndAsk(context: IssuerContext, register: Register) {
  const local = await findLists(context, register);
  const answer = await loadSiteList(context);
  const { list, clock, problem = findLostList(answer, register, local) } = answer;
  return { lists: [...local, ...(list ? [list] : [])], clock, problem };
}

async function compare(
  context: IssuerContext,
  register: Register,
  lists: readonly FoundList[],
  clock = context.now(),
): Promise<PreparedCommand> {
  const published = mergeLists(await findTrusted(context, register, lists), clock);
  for (const { issuedAt } of published.future)
    context.prompts.log(
      `A status list is dated ${toDay(issuedAt)}, which is in the future. Its revocations count, but it does not count as the newest.`,
    );
  const { lines, ...reconciled } = reconcile(register, published);
  for (const line of lines) context.prompts.log(`${line} The published status counts.`);
  return { ...reconciled, published };
}

/** The problem of a site without a list, although one was published. */
function findLostList(
  { where, isMissing }: SiteListResponse,
  { publications }: Register,
  local: readonly FoundList[],
): string | undefined {
  const times = [...publications.map(({ at }) => at), ...local.map(({ issuedAt }) => issuedAt)];
  return isMissing && times.length > 0
    ? `${where} is missing, although a list was published on ${toDay(Math.max(...times))}.`
    : undefined;
}

/**
 * Selects the lists that count. A thief may have signed the lists of a removed key: one on the site
 * does not count, and one on this computer needs a confirmation if it would change anything.
 */
async function findTrusted(
  context: IssuerContext,
  register: Register,
  lists: readonly FoundList[],
): Promise<FoundList[]> {
  const registered = new Map(register.certificates.map((one) => [one.idx, one]));
  const trusted: FoundList[] = [];
  for (const list of lists) {
    const { key, where, onSite, entries } = list;
    const news = entries.flatMap(({ idx, status }) => {
      const certificate = registered.get(idx);
      if (!certificate) return ['one that is not in the register'];
      const known = getStatus(certificate);
      return known === 'revoked' || known === status ? [] : [certificate.number];
    });
    const isTrusted = !key.removed || (!onSite && news.length === 0);
    if (isTrusted) trusted.push(list);
    else if (onSite)
      context.prompts.log(`${where} was signed by the removed key ${key.kid} and does not count.`);
    else if (
      await context.prompts.confirm(
        `${where} was signed by the key ${key.kid}, which was removed on ${key.removed?.on ?? ''}. It revokes or suspends ${news.length} certificates that the register does not: ${news.slice(0, maxNamed).join(', ')}${news.length > maxNamed ? ' …' : ''}. Does it count?`,
      )
    )
      trusted.push(list);
  }
  return trusted;
}
