import type { DeskProblem } from '../protocol/desk.ts';

/** Errors of Git and of hosting services, the narrower patterns first. */
const causes: readonly [DeskProblem, RegExp][] = [
  ['gitNoName', /tell me who you are|empty ident name|unable to auto-detect email/i],
  ['gitProtected', /protected branch|GH006|GH013/i],
  ['gitRights', /permission to \S+ denied|error: 403|not allowed to push|write access/i],
  [
    'gitLogin',
    /authentication failed|could not read (username|password)|permission denied \(|error: 401|host key verification failed/i,
  ],
  [
    'gitOffline',
    /could not resolve|failed to connect|couldn['’]t connect|connection (refused|reset|closed|timed out)|network is unreachable|name resolution/i,
  ],
];

/**
 * The cause of a refusal that the desk says in words of its own.
 *
 * @param said what Git printed, in English
 */
export const findCause = (said: string): DeskProblem =>
  causes.find(([, words]) => words.test(said))?.[0] ?? 'git';
