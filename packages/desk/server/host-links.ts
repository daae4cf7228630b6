import { mainBranch } from './push-target.ts';

/**
 * The page on which GitHub (https://docs.github.com/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/using-query-parameters-to-create-a-pull-request)
 * and GitLab (https://docs.gitlab.com/user/project/merge_requests/creating_merge_requests/), also
 * one's own, create a pull request of a branch; undefined for any other service.
 *
 * @param address where Git sends to
 * @example toRequestLink('git@github.com:ifsf/site.git', 'desk/asha')
 */
export function toPullRequestLink(address: string, branch: string): string | undefined {
  const scp = /^(?:[^@/:]+@)?(?<host>[\w.-]+):(?!\/)(?<path>.+)$/.exec(address)?.groups;
  const { host = '', path = '' } = scp ?? readUrl(address) ?? {};
  const project = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(project)) return undefined;
  const home = `https://${host}/${project}`;
  if (/(^|\.)github\./.test(host))
    return `${home}/compare/${mainBranch}...${encodeURI(branch)}?expand=1`;
  if (/(^|\.)gitlab\./.test(host))
    return `${home}/-/merge_requests/new?${new URLSearchParams({
      'merge_request[source_branch]': branch,
      'merge_request[target_branch]': mainBranch,
    }).toString()}`;
  return undefined;
}

function readUrl(address: string): { host: string; path: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  return ['https:', 'http:', 'ssh:'].includes(protocol)
    ? { host: hostname, path: pathname }
    : undefined;
}
