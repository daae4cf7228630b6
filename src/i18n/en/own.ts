/** What `npm run own` asks and says. No visitor loads it. */
export const own = {
  title: 'From the demonstration to your own federation',
  stopped: 'Stopped. Your answers are kept: run the command again to go on.',
  goOn: 'Your earlier answers are kept. Press Enter to keep an answer, or write another one.',
  invalid: 'This can’t be used. {rule} Write it like this: {example}',
  // What an answer has to be, where an example does not say it.
  rules: {
    languages: 'English has to be one of them.',
    name: 'At most 48 characters, and none of these: " < > { } [ ] * _ ` \\.',
    shortName: 'At most 24 characters, and none of these: " < > { } [ ] * _ ` \\.',
    certificatePrefix: 'Two to eight capital letters.',
    site: 'https and a name, without a path, a port or a slash at the end.',
    officeHours: 'Days from Monday on, each of them once, and opening before closing.',
    supportHours: 'Days from Monday on, each of them once, and opening before closing.',
    logo: 'The file is not there, or is no drawing or picture that the site can show.',
    colours: 'Six digits after “#”; for texts and links a colour dark enough to be read on white.',
    fees: 'Whole rupees.',
  },
  noTerminal:
    'There is no terminal to ask in. Write your answers into a file: npm run own -- --answers answers.yaml',
  wrong: 'These answers are missing or can’t be used:',
  unknown: 'This is not a question. Perhaps it is mistyped.',
  noFile: 'The file {file} can’t be read.',
  refused: {
    noGit:
      'This folder is not one that Git keeps, so that nothing could be taken back. Clone the project with Git.',
    uncommitted:
      'Some changes are not committed yet. Commit them or move them elsewhere first, so that Git can take back what the command does:',
    issued:
      'Certificates were issued, or there is a key for them. They would stay valid for a federation that is gone. Nothing was changed.',
    live: 'The site has a real address: it belongs to a federation already. Nothing was changed.',
  },
  confirm: 'Write all of this? Git can take it back until you commit.',
  yes: 'Yes',
  no: 'No',
  declined: 'Nothing was changed. Your answers are kept.',
  dryRun: 'This is what would be done. Nothing was changed.',
  removed: '{count} records and files are removed:',
  outlined:
    '{count} pages tell of the first federation. Of each an outline is left, with questions to answer:',
  drafts:
    '{count} pages would be empty. They are drafts, which no visitor sees, until you take “draft” out:',
  written: '{count} files are written.',
  done: 'Done. Look at it with “npm run dev”, see what is left with “npm run ready”, and commit it when you are content. The first key of your certificates is made with: npm run certificate -- rotate-key',
  merge: {
    title: 'A newer version of the product',
    noMerge:
      'No merge is under way. Begin one: git merge --no-commit -X no-renames, with the name of the version',
    demonstration:
      'This is still the demonstration: make it the site of your federation first, with: npm run own',
    removed: '{count} invented records and files of the new version are removed:',
    kept: 'In {count} files both sides have changed the same lines. Yours stay:',
    arrived: '{count} pages are new. Read them:',
    open: '{count} files outside of the content wait for your answer, as Git says:',
    nothing: 'Nothing in the content waits for an answer.',
    done: 'Done. Check it with “npm run content” and “npm run build”, and commit it.',
  },
  outlineTitle: 'Questions that this page answers',
  outlineDescription: '“{title}” of the federation {name}: the text of this page is being written.',
  questions: {
    languages:
      'Languages that you write in: “en, hi”, or “en” alone; the Hindi pages then show the English texts',
    'name.en': 'Name of the federation in English',
    'name.hi': 'Name of the federation in Hindi',
    'shortName.en': 'Short name in English',
    'shortName.hi': 'Short name in Hindi',
    certificatePrefix: 'First letters of certificate numbers',
    site: 'Address of the site',
    'contact.email': 'E-mail address of the office',
    'contact.ombudsmanEmail': 'E-mail address for complaints, read by the ombudsman’s office only',
    'contact.phone': 'Telephone',
    'contact.address.en': 'Postal address in English, with “;” between the lines',
    'contact.address.hi': 'Postal address in Hindi, with “;” between the lines',
    'contact.map': 'Address of a map that shows the office',
    officeHours: 'Office hours (IST)',
    supportHours: 'Hours of the help desk (IST)',
    logo: 'File with the logo, SVG or PNG',
    'colours.ink': 'Dark colour of texts and bars',
    'colours.action': 'Colour of links and buttons',
    'colours.accent': 'Colour of lines and shapes that stand out',
    'portal.kind':
      'Member portal: “ours” for the one that comes with the site, “other” for another one, “none”',
    'portal.login': 'Page where members sign in; leave it empty where they sign in nowhere',
    'portal.api': 'Address at which the portal takes what the forms send',
    'portal.applications':
      'Path below that address for applications for membership; empty if it takes none',
    'portal.messages': 'Path below that address for messages; empty if it takes none',
    'portal.certificateView':
      'Page of the portal below which the certificates of members are shown; empty if there is none',
    'fees.bronze': 'Fee of the tier Bronze for a year, in rupees',
    'fees.silver': 'Fee of the tier Silver for a year, in rupees',
    'fees.gold': 'Fee of the tier Gold for a year, in rupees',
    'fees.platinum': 'Fee of the tier Platinum for a year, in rupees',
  },
} as const;
