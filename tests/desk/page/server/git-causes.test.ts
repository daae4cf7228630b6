import { expect, test } from 'vitest';
import { findCause } from '../../../../packages/desk/server/git-causes.ts';

test.each([
  [
    'fatal: unable to access "https://github.com/x/y.git/": Could not resolve host: github.com',
    'gitOffline',
  ],
  [
    'ssh: Could not resolve hostname github.com: Temporary failure in name resolution',
    'gitOffline',
  ],
  [
    'fatal: unable to access "http://127.0.0.1:1/": Failed to connect to 127.0.0.1 port 1',
    'gitOffline',
  ],
  ['ssh: connect to host git.example port 22: Connection timed out', 'gitOffline'],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'gitLogin',
  ],
  [
    'fatal: could not read Username for "https://github.com": terminal prompts disabled',
    'gitLogin',
  ],
  ['remote: Invalid username or token.\nfatal: Authentication failed for "https://x/"', 'gitLogin'],
  ['Host key verification failed.', 'gitLogin'],
  ['ERROR: Permission to ifsf/site.git denied to clerk.', 'gitRights'],
  [
    'fatal: unable to access "https://github.com/x/": The requested URL returned error: 403',
    'gitRights',
  ],
  ['remote: GitLab: You are not allowed to push code to this project.', 'gitRights'],
  [
    'remote: GitLab: You are not allowed to push code to protected branches on this project.',
    'gitProtected',
  ],
  ['remote: error: GH006: Protected branch update failed for refs/heads/main.', 'gitProtected'],
  ['remote: error: GH013: Repository rule violations found for refs/heads/main.', 'gitProtected'],
  ['*** Please tell me who you are.', 'gitNoName'],
  ['fatal: empty ident name (for <>) not allowed', 'gitNoName'],
  ['fatal: Unable to create "/x/.git/index.lock": File exists.', 'git'],
  ['remote: Not on a Friday\n ! [remote rejected] main -> main (pre-receive hook declined)', 'git'],
  ['fatal: ref HEAD is not a symbolic ref', 'git'],
])('the desk finds the cause of a refusal in the words of Git: %s', (said, cause) => {
  expect(findCause(said)).toBe(cause);
});
