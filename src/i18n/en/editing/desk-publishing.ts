/** What the editing desk says on the way to the visitors. */
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
  'problem.noRemote': 'There is nowhere to send it.',
  'problem.longMessage': 'The words on what is done are too long.',
  'problem.publishing': 'The desk is publishing already. Wait until it has ended, or stop it.',
  'problem.git':
    'Git refused. What you saved is kept. Show the person who looks after the website what Git said.',
  'problem.gitMissing':
    'Git is not installed on this computer. Install it from https://git-scm.com, then start the desk again.',
  'problem.gitOld':
    'Git on this computer is too old to bring two versions together. Install version 2.38 or later from https://git-scm.com, then press Publish again.',
  'problem.gitNoName':
    'Git does not know who you are. In the folder of the project, run git config user.name "Your name" and git config user.email "your@address", then press Publish again.',
  'problem.gitBusy':
    'Another program is using Git in this folder. Wait until it has ended, then press Publish again. If there is none, ask the person who looks after the website to remove the file that Git names.',
  'problem.gitRights':
    'You may read the project at the hosting service but not change it. What you saved is kept. Ask the person who looks after the website for the right to write, then press Publish again.',
  'problem.gitLogin':
    'The hosting service does not know you: the login is missing or has expired. What you saved is kept. Run git push once in a terminal, in the folder of the project, and sign in there; then press Publish again.',
  'problem.gitOffline':
    'The hosting service can’t be reached. What you saved is kept. Check the connection to the internet, then press Publish again.',
  'problem.gitNoPlace':
    'There is no project at the address that this folder sends to, or you may not see it. Ask the person who looks after the website for the right address and for the right to write.',
  'problem.gitHook':
    'A check of this folder stopped Git. What you saved is kept. Correct what it says below, or show it to the person who looks after the website, then press Publish again.',
  'problem.gitHookThere':
    'A check at the hosting service refused the change. What you saved is kept. Correct what it says below, or show it to the person who looks after the website, then press Publish again.',
  'problem.gitBehind':
    'Others are sending changes at this moment. What you saved is kept. Press Publish again.',
  'problem.gitSavedMeanwhile':
    'Something was saved while it was being published. Nothing is lost. Press Publish again.',
  'problem.gitNoBranch':
    'This folder shows an old version of the project, not a branch. Run git switch main in a terminal, in the folder of the project, then open Publish again.',
  'problem.gitStopped':
    'Stopped. What you saved is kept. Open Publish again to see what was not sent.',
  'problem.gitSlow':
    'Git did not answer in time and was stopped. What you saved is kept. Check the connection, then press Publish again.',
  'state.here': 'Saved here, not sent',
  'state.waiting': 'Sent, waits to be accepted',
  'state.sent': 'Sent',
  'state.checking': 'Sent, being checked',
  'state.late': 'Not online in time',
  'state.online': 'Online',
  'online.unknown':
    'The website does not say what is online (no connection, or it is not built from this project). Entries that were sent are marked as “Sent”.',
  'online.late': 'Something that was sent is not online after twice the usual time.',
  'online.runs': 'See what the hosting service says',
  'publish.done':
    'Sent. It is checked and built now, and is online in about {minutes} minutes. The list of entries says when.',
  'publish.doneRequest':
    'Sent to the branch {branch}. One step is left: ask for it to be accepted. When it has been, visitors see it in about {minutes} minutes.',
  'publish.waiting': 'Sent to the branch {branch} and not accepted yet.',
  'publish.link': 'Open the pull request',
  'publish.noLink': 'Ask for a pull request of this branch at the hosting service.',
  'unfinished.merge':
    'Two versions are being brought together in this folder, and that is not finished: somebody has begun it with Git, or a program was ended in the middle.',
  'unfinished.rebase':
    'Changes are being put on top of others in this folder (git rebase), and that is not finished: somebody has begun it with Git, or a program was ended in the middle.',
  'unfinished.cherryPick':
    'A change is being copied in this folder (git cherry-pick), and that is not finished.',
  'unfinished.revert':
    'A change is being undone in this folder (git revert), and that is not finished.',
  'unfinished.lock':
    'A program that used Git in this folder was ended in the middle and has left a lock. If no other program is using Git here, take the lock away.',
  'unfinished.help':
    'Finish it when the files say what they should. Or give it up: everything is as it was before, and Publish offers the two versions side by side. What is in the files now is kept in the history (refs/desk/kept).',
  'unfinished.finish': 'Finish it',
  'unfinished.giveUp': 'Give it up',
  'unfinished.unlock': 'Take the lock away',
  'conflict.title': 'Choose between two versions',
  'conflict.help':
    'Somebody else has published changes of the same words. Choose for each of them. Both versions stay in the history; nothing is lost.',
  'conflict.by': 'The other version is by {name}.',
  'conflict.mine': 'My version',
  'conflict.theirs': 'The other version',
  'conflict.both': 'Both, one after the other',
  'conflict.none': '(left out or removed)',
  'conflict.entry': 'The whole entry',
  'conflict.file': 'A file of {size} bytes',
  'conflict.choose': 'Choose versions',
  'conflict.done': 'Bring together',
  'conflict.joined': 'The two versions are one now. Look at it, then press Publish.',
  'problem.gitConflict':
    'Somebody else has changed the same words. Nothing was sent or overwritten: your version is in the history of this folder, the other one at the hosting service. Choose between them here, then press Publish again.',
  'problem.gitConflictOutside':
    'Somebody else has changed the same files, and they are not content: {detail}. Nothing was sent or overwritten. Show it to the person who looks after the website.',
  'problem.gitProtected':
    'The hosting service takes nothing directly into the main branch. What you saved is kept in the history of this folder. Set “Publish by pull request” under Settings, save, and press Publish again: it is then sent to a branch, with the address where to ask for it to be accepted.',
  'problem.gitUnfinished':
    'Something is unfinished in this folder. Close this window and open Publish again: it says what, and finishes it or gives it up.',
} as const;
