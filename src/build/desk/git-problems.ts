import type { DeskProblem } from '../../core/desk.ts';

/** How Git and the services that keep a project refuse, the narrower words first. */
const problems: readonly [DeskProblem, RegExp][] = [
  ['gitMissing', /spawn git ENOENT/],
  ['gitOld', /usage: git merge-tree/],
  ['gitNoName', /tell me who you are|empty ident name|unable to auto-detect email/i],
  ['gitBusy', /\.lock['’]?: File exists|another git process/i],
  ['gitProtected', /protected branch|GH006|GH013|branch is protected|pull request/i],
  [
    'gitRights',
    /permission to \S+ denied|error: 403|not allowed to push|write access|denied to|unauthorized to push|not permitted|unable to create temporary object directory|insufficient permission/i,
  ],
  [
    'gitLogin',
    /authentication failed|could not read (username|password)|permission denied \(|access denied|terminal prompts disabled|invalid username|error: 401|token.*expired|host key verification failed/i,
  ],
  [
    'gitOffline',
    /could not resolve host|couldn['’]t resolve|timed out|failed to connect|could not connect|couldn['’]t connect|network is unreachable|connection (refused|reset|closed)|no route to host|temporary failure in name resolution|hung up/i,
  ],
  ['gitNoPlace', /does not appear to be a git repository|repository .*not found|error: 404/i],
  ['gitHookThere', /hook declined|\[remote rejected\]/i],
  ['gitBehind', /\[rejected\]|fetch first|non-fast-forward|stale info/i],
  ['gitSavedMeanwhile', /would be overwritten by merge/i],
  [
    'gitUnfinished',
    /unmerged files|you have not concluded your merge|exiting because of unresolved/i,
  ],
];

/**
 * What a refusal of Git is about.
 *
 * @param said what it printed, in English
 * @param command what it was asked to do, such as `push`
 */
export function toProblem(said: string, command?: string): DeskProblem {
  const found = problems.find(([, words]) => words.test(said))?.[0];
  // A hook of this folder says what its author wrote, and Git adds nothing to it but this.
  const isHook = command === 'commit' || /^error: failed to push some refs/m.test(said);
  return found ?? (isHook ? 'gitHook' : 'git');
}
