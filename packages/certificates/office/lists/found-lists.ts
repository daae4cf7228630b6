import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  mergeLists,
  readSignedList,
  type SignedList,
  type PublishedStatuses,
} from '../../shared/compare-lists.ts';
import { toStatusAddress } from '../../shared/issuer.ts';
import { openDeployedSite } from '@federation/base/deployed-site';
import { officePaths, UserError, type IssuerContext } from '../context/context.ts';
import { readPublicKeys } from '../keys/public-keys.ts';
import { statusList } from '../register/register.ts';
import { isRealAddress } from '@federation/base/real-address';

/** A list signed by a key of the project, and its source. */
export interface FoundList extends SignedList {
  /** A file, or an address of the site. */
  where: string;
  onSite: boolean;
}

/** The answer of the deployed site to a request for its list. */
export interface SiteListResponse {
  /** The address of the list. */
  where: string;
  /** True when the site answers at all. */
  isOnline: boolean;
  list?: FoundList | undefined;
  /** The clock of the site, in seconds since 1970; undefined without `Date`. */
  clock?: number | undefined;
  /** True if the site answers that there is no list (404). */
  isMissing?: boolean;
  /** The reason why the list could not be loaded. */
  problem?: string;
}

/** The list in the project, which `publish` writes; undefined before the first publication. */
export async function readProjectList(context: IssuerContext): Promise<FoundList | undefined> {
  const file = join(officePaths(context).statusLists, `${statusList}.jwt`);
  if (!existsSync(file)) return undefined;
  const found = await readFile(context, file);
  if (!found)
    throw new UserError(
      `The published status list ${file} was not signed by a key of this project. Restore the file with git, so that the register can be compared with what is published.`,
    );
  return found;
}

/**
 * Finds all lists on this computer: in the project, and in the issuer’s folder, where `publish`
 * stores a copy and people may add others.
 *
 * @throws {UserError} if the list in the project was not signed by one of its keys
 */
export async function findLocalLists(context: IssuerContext): Promise<FoundList[]> {
  const project = await readProjectList(context);
  const { listCopies, backups } = officePaths(context);
  const files = [context.folder, listCopies, backups].flatMap((path) =>
    (existsSync(path) ? readdirSync(path) : [])
      .filter((name) => name.endsWith('.jwt'))
      .map((name) => join(path, name)),
  );
  const kept = await Promise.all(files.map((file) => readFile(context, file)));
  for (const [index, file] of files.entries())
    if (!kept[index])
      context.prompts.log(
        `Ignored ${file}, because it is not a status list that a key of this project signed.`,
      );
  return [...kept, project].filter((one) => one !== undefined);
}

async function readFile(context: IssuerContext, file: string): Promise<FoundList | undefined> {
  const found = await read(context, readFileSync(file, 'utf8'));
  return found && { ...found, where: file, onSite: false };
}

/**
 * Merges all lists without asking anybody. Lists of removed keys are left out, because a thief may
 * have signed them.
 */
export function mergeTrusted(
  { now }: Pick<IssuerContext, 'now'>,
  local: readonly FoundList[],
  { list, clock = now() }: SiteListResponse,
): PublishedStatuses {
  const lists = [...local, ...(list ? [list] : [])];
  return mergeLists(
    lists.filter(({ key }) => !key.removed),
    clock,
  );
}

/** Loads the list of the deployed site, unless its address is a reserved one for examples. */
export async function loadSiteList(context: IssuerContext): Promise<SiteListResponse> {
  const { issuer, load } = context;
  const where = toStatusAddress(issuer, statusList);
  if (!isRealAddress(issuer.site)) return { where, isOnline: false };
  const site = openDeployedSite(issuer.site, load);
  const found = await site.get(where.slice(issuer.site.length));
  if (!found) return { where, isOnline: false, problem: `${where} can’t be loaded.` };
  const answer = { where, isOnline: true, clock: site.servedAt() };
  if (found.status === 404) return { ...answer, isMissing: true };
  if (found.status !== 200)
    return { ...answer, problem: `${where} answers with the error ${found.status}.` };
  const list = await read(context, found.text);
  return list
    ? { ...answer, list: { ...list, where, onSite: true } }
    : { ...answer, problem: `${where} is not a status list that a key of this project signed.` };
}

function read(context: IssuerContext, text: string): Promise<SignedList | undefined> {
  const address = toStatusAddress(context.issuer, statusList);
  return readSignedList(text.trim(), address, readPublicKeys(context));
}
