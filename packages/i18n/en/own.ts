/** The texts of `npm run own`. No visitor loads them. */
export const own = {
  title: 'From the demonstration to the site of your federation',
  stopped: 'Stopped. Nothing was changed.',
  invalid: 'This can’t be used. {rule} For example: {example}',
  wrong: 'These answers are missing or can’t be used:',
  unknown: 'This is not a question. Perhaps it is mistyped.',
  noFile: 'The file {file} can’t be read.',
  noTerminal:
    'There is no terminal to ask in. Write your answers into a file: npm run own -- --answers answers.yaml',
  refused: {
    noGit:
      'Git does not track this folder, so nothing could be undone. Clone the project with Git.',
    uncommitted:
      'Some changes are not committed. Commit them or move them elsewhere first, so that Git can undo the command:',
    issued:
      'There is a key for certificates. The certificates that it signed would stay valid for a federation that is gone. Nothing was changed.',
    own: 'This is no longer the demonstration: the settings have no “demonstrationNotice”. The command would overwrite your own pages. Nothing was changed. Edit the settings instead: npm run edit',
  },
  portals: {
    ours: 'The one that comes with this site',
    other: 'Another one that we have',
    none: 'None: forms offer e-mail and print',
  },
  removed: '{count} files of the demonstration are removed:',
  written: '{count} files are written:',
  confirm:
    'Write these files? Git can undo it until you commit. With No you can change your answers.',
  yes: 'Yes',
  no: 'No',
  dryRun: 'These changes would be made. Nothing was changed.',
  done: 'Done. Look at it with “npm run dev”, write your own settings and pages with “npm run edit”, and see what is left with “npm run ready”.',
  questions: {
    'name.en': {
      ask: 'Name of the federation in English',
      rule: 'It needs 1 to 64 characters, in English.',
      example: 'Federation of Fantasy Games',
    },
    'name.hi': {
      ask: 'Name of the federation in Hindi',
      rule: 'It needs 1 to 64 characters, in Hindi (Devanagari).',
      example: 'फैंटेसी खेल परिसंघ',
    },
    'shortName.en': {
      ask: 'Short name in English',
      rule: 'It needs 1 to 24 characters.',
      example: 'FFG',
    },
    'shortName.hi': {
      ask: 'Short name in Hindi',
      rule: 'It needs 1 to 24 characters.',
      example: 'एफएफजी',
    },
    certificatePrefix: {
      ask: 'First letters of your certificate numbers',
      rule: 'Two to eight letters from A to Z.',
      example: 'FFG',
    },
    site: {
      ask: 'Address of the site',
      rule: 'A domain, without a path or a port.',
      example: 'www.federation.in',
    },
    email: {
      ask: 'E-mail address of the office',
      rule: 'One e-mail address.',
      example: 'office@federation.in',
    },
    portal: {
      ask: 'Which portal takes what visitors send with the forms?',
      rule: 'One of: ours (the one that comes with this site), other, none.',
      example: 'ours',
    },
    portalAddress: {
      ask: 'Address at which that portal takes what the forms send',
      rule: 'A whole address that begins with https.',
      example: 'https://portal.federation.in/api',
    },
  },
} as const;
