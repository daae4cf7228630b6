import { toShort, type GitPlace } from './git-place.ts';
import { attempt } from './git.ts';

/** Pages of the service that keeps a project, by the address that Git sends to. */
export interface HostLinks {
  /** Where it asks for a pull request of a branch. */
  toRequest: (branch: string) => string;
  /** Where it lists its runs. */
  runs: string;
}

/**
 * The pages of GitHub (https://docs.github.com/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/using-query-parameters-to-create-a-pull-request)
 * and GitLab (https://docs.gitlab.com/user/project/merge_requests/creating_merge_requests/), also of
 * one's own; undefined for any other.
 *
 * @example toHostLinks('git@github.com:ifsf/site.git', 'main')
 */
export function toHostLinks(remote: string, main: string): HostLinks | undefined {
  const scp = /^(?:[^@/:]+@)?(?<host>[\w.-]+):(?!\/)(?<path>.+)$/.exec(remote)?.groups;
  const { host = '', path = '' } = scp ?? readUrl(remote) ?? {};
  const project = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(project)) return undefined;
  const home = `https://${host}/${project}`;
  const toPart = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');
  if (/(^|\.)github\./.test(host))
    return {
      toRequest: (branch) => `${home}/compare/${toPart(main)}...${toPart(branch)}?expand=1`,
      runs: `${home}/actions`,
    };
  if (/(^|\.)gitlab\./.test(host))
    return {
      toRequest: (branch) =>
        `${home}/-/merge_requests/new?${new URLSearchParams({
          'merge_request[source_branch]': branch,
          'merge_request[target_branch]': main,
        }).toString()}`,
      runs: `${home}/-/pipelines`,
    };
  return undefined;
}

function readUrl(remote: string): { host: string; path: string } | undefined {
  if (!URL.canParse(remote)) return undefined;
  const { protocol, hostname, pathname } = new URL(remote);
  return ['https:', 'http:', 'ssh:'].includes(protocol)
    ? { host: hostname, path: pathname }
    : undefined;
}

/** The pages of the service that a folder sends to. */
export async function readHostLinks(
  root: string,
  { remote, target, isMain }: GitPlace,
): Promise<HostLinks | undefined> {
  const address = (await attempt(root, 'remote', 'get-url', remote))?.trim();
  return address ? toHostLinks(address, isMain ? toShort(target) : 'main') : undefined;
}
