import { mergeLists, type Told } from '../../../core/certificates/compare-lists.ts';
import { toDay } from '../../../core/certificates/times.ts';
import { checkClock } from './check-clock.ts';
import { checkTokens } from './check-register.ts';
import { UserError, type IssuerContext } from './context.ts';
import { askSite, findLocalLists, type FoundList, type SiteAnswer } from './found-lists.ts';
import { checkPublicKeys } from './public-keys.ts';
import { reconcile, type Reconciled } from './reconcile.ts';
import { getStatus, type Register } from './register.ts';

/** How many certificates a question names. */
const namedAtMost = 5;

/** What a command works with: the register with everything that the world was told. */
export interface Prepared extends Omit<Reconciled, 'lines'> {
  /** What all lists that were found have told the world. */
  told: Told;
}

export interface Preparation {
  dryRun?: boolean | undefined;
  /** Whether the command signs or creates a key, so that the clock has to be right. */
  signs?: boolean;
  /** Whether the site is asked for its list; where it is needed, why it may be unknown. */
  site?: 'asked' | { without: string | undefined };
  /** The key that the command removes. */
  removing?: string;
}

/**
 * Compares a register with the signed certificates, and adds what signed lists have told the world.
 * It writes nothing.
 *
 * @throws {UserError} if the register or the keys are damaged, or the site can’t be asked
 */
export async function prepare(
  context: IssuerContext,
  register: Register,
  options: Preparation,
): Promise<Prepared> {
  checkPublicKeys(context, register, options.removing);
  await checkTokens(context, register);
  const local = await findLocalLists(context);
  const answer = options.site ? await askSite(context) : undefined;
  const problem = answer && (answer.problem ?? findLostList(answer, register, local));
  if (problem) explainProblem(context, problem, options.site);
  const lists = [...local, ...(answer?.list ? [answer.list] : [])];
  if (options.signs) await checkClock(context, lists, answer?.clock, options);
  const trusted = await findTrusted(context, register, lists, options);
  const told = mergeLists(trusted, answer?.clock ?? context.now());
  for (const { issuedAt } of told.future)
    context.prompts.log(
      `A status list is dated ${toDay(issuedAt)}, which is still to come. What it revokes counts, but it is not taken for the newest.`,
    );
  const { lines, ...reconciled } = reconcile(register, told);
  for (const line of lines) context.prompts.log(`${line} What is published counts.`);
  return { ...reconciled, told };
}

/** What is wrong with a site that has no list, although there was one. */
function findLostList(
  { where, isMissing }: SiteAnswer,
  { publications }: Register,
  local: readonly FoundList[],
): string | undefined {
  const times = [...publications.map(({ at }) => at), ...local.map(({ issuedAt }) => issuedAt)];
  return isMissing && times.length > 0
    ? `${where} is not there, although a list was published on ${toDay(Math.max(...times))}.`
    : undefined;
}

function explainProblem(
  { prompts }: IssuerContext,
  problem: string,
  site: Preparation['site'],
): void {
  const unknown =
    'Certificates that only the list of the site revokes or suspends are not known here.';
  if (site === 'asked' || site?.without) {
    prompts.log(`${problem} ${unknown}`);
    return;
  }
  throw new UserError('The site could not be asked what it has published. Nothing was changed.', [
    problem,
    'Check the connection of this computer, and run the command again.',
    `If the site is not online, or can’t be reached for long: --without-site --reason "…". ${unknown}`,
  ]);
}

/**
 * The lists that count. What a removed key signed may come from the person who stole it: from the
 * site it does not count, and from this computer after a question, if it would change anything.
 */
async function findTrusted(
  context: IssuerContext,
  register: Register,
  lists: readonly FoundList[],
  { dryRun, removing }: Preparation,
): Promise<FoundList[]> {
  const registered = new Map(register.certificates.map((one) => [one.idx, one]));
  const trusted: FoundList[] = [];
  for (const list of lists.filter(({ key }) => key.kid !== removing)) {
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
      await toAsk(
        context,
        dryRun,
      )(
        `${where} was signed by the key ${key.kid}, which was removed on ${key.removed?.on ?? ''}. It revokes or suspends ${news.length} certificates that the register does not: ${news.slice(0, namedAtMost).join(', ')}${news.length > namedAtMost ? ' …' : ''}. Does it count?`,
      )
    )
      trusted.push(list);
  }
  return trusted;
}

/** Asks the person; a dry run says what would be asked, and goes on with the safe answer. */
function toAsk({ prompts }: IssuerContext, dryRun = false) {
  return (question: string) => {
    if (!dryRun) return prompts.confirm(question);
    prompts.log(`Would ask: ${question}`);
    return Promise.resolve(true);
  };
}
