/** The texts of the editing desk about publishing. */
export const deskPublishing = {
  'publish.title': 'What visitors will see after publishing',
  'publish.nothing': 'Nothing has changed since the last publication.',
  'publish.new': 'new',
  'publish.changed': 'changed',
  'publish.removed': 'removed',
  'publish.message': 'What is done, in a few words',
  'publish.noClone':
    'This folder has no history (Git), so the desk can’t publish. Hand src/content to the person who publishes the website, or ask for a clone of the project.',
  'publish.noRemote':
    'This folder has a history (Git) but nowhere to send it. Ask the person who looks after the website for the address of the project.',
  'publish.unsent':
    'Saved in the history of this folder and not sent yet: {count}. Publish sends it.',
  'publish.stop': 'Stop',
  'publish.said': 'What Git said',
  'publish.tooLong': 'At most {max} characters; these are {count}.',
  'publish.faults': 'These must be corrected first:',
  'problem.publishing': 'The desk is publishing already. Wait until it has ended, or stop it.',
  'problem.git':
    'Git refused. What you saved is kept. Show the person who looks after the website what Git said; then press Publish again.',
  'problem.gitNoName':
    'Git does not know who you are. In the folder of the project, run git config user.name "Your name" and git config user.email "your@address", then press Publish again.',
  'problem.gitRights':
    'You may read the project at the hosting service but not change it. What you saved is kept. Ask the person who looks after the website for the right to write, then press Publish again.',
  'problem.gitLogin':
    'The hosting service does not know you: the login is missing or has expired. What you saved is kept. Run git push once in a terminal, in the folder of the project, and sign in there; then press Publish again.',
  'problem.gitOffline':
    'The hosting service can’t be reached. What you saved is kept. Check the connection to the internet, then press Publish again.',
  'problem.gitStopped':
    'Stopped. What you saved is kept. Open Publish again to see what was not sent.',
  'state.here': 'Saved here, not sent',
  'state.waiting': 'Sent, waiting to be accepted',
  'state.sent': 'Sent',
  'state.online': 'Online',
  'publish.done':
    'Sent. It is online once the site has been built and uploaded: in about {minutes} minutes where that happens by itself. The list of entries says when.',
  'publish.doneRequest':
    'Sent to the branch {branch}. One step is left: ask for it to be accepted. When it has been, visitors see it once the site has been built and uploaded: in about {minutes} minutes where that happens by itself.',
  'publish.waiting': 'Sent to the branch {branch} and not accepted yet.',
  'publish.link': 'Open the pull request',
  'publish.noLink': 'Ask for a pull request of this branch at the hosting service.',
  'conflict.title': 'Choose between two versions',
  'conflict.help':
    'Somebody else has published changes to the same lines, so nothing has been sent yet. Keep one version of each entry, as you see it here; what differs is marked. The other one is under “Versions not kept” in the window of Publish, where it can be opened and copied.',
  'conflict.by': 'The other version is by {name}.',
  'conflict.mine': 'My version',
  'conflict.theirs': 'The other version',
  'conflict.none': '(not in this version)',
  'conflict.file': '{name}: a file of {size} bytes',
  'conflict.done': 'Keep these and publish',
  'discarded.title': 'Versions not kept',
  'discarded.copy': 'Copy',
  'discarded.copied': 'Copied',
  'problem.gitProtected':
    'The hosting service takes nothing directly into the main branch. What you saved is kept in the history of this folder. Set “Publish by pull request” under Settings, save, and press Publish again: it is then sent to a branch, with the address where to ask for it to be accepted.',
} as const;
