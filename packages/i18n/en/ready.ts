/** The texts of `npm run ready`; `todo` says what to do. No visitor loads them. */
export const ready = {
  title: 'Is the site ready?',
  grades: { red: 'RED', amber: 'AMBER', green: 'GREEN' },
  certificates: 'Certificates',
  summary: '{red} red, {amber} amber, {green} green.',
  go: 'Nothing is red: the site can go live.',
  wait: 'The site must not go live while anything is red.',
  checks: {
    address: {
      good: 'The address of the site is {value}.',
      todo: 'The address {value} is reserved for examples. Change “site” in the settings.',
    },
    invented: {
      good: 'No record is marked as invented.',
      todo: 'Records are invented, or examples. Make each true and take “demonstration” out, or remove it: {value}',
    },
    preview: {
      good: 'Nothing says that the site is a preview or demonstration.',
      todo: 'The site still says that it is a demonstration. Take these out of the settings: {value}',
    },
    says: {
      good: 'No text says that something is a demonstration or invented.',
      todo: 'These texts say that something is a demonstration or invented. Take the sentence out: {value}',
    },
    trust: {
      good: 'Demonstration certificates are not trusted.',
      todo: 'Demonstration certificates are trusted. Write “demonstrationCertificates: false” into the settings.',
    },
    contacts: {
      good: 'E-mail addresses, telephone and portal are no longer placeholders.',
      todo: 'Placeholders in the settings, which lead to nobody: {value}',
    },
    gaps: {
      good: 'No text waits for words in square brackets.',
      todo: 'Words in square brackets, such as “[Town]”, wait for yours: {value}',
    },
    questions: {
      good: 'No page has questions that wait for an answer.',
      todo: 'Pages with questions to answer. Write the text, then take “questions” out: {value}',
    },
    drafts: {
      good: 'Nothing is a draft.',
      todo: 'No visitor sees these, although other pages may name them. Write them, then take “draft” out: {value}',
    },
    privacy: {
      good: 'The privacy policy and the terms were reviewed.',
      todo: 'Nobody says that these were reviewed. Have a lawyer read them and set “lastReviewed”: {value}',
    },
    reviews: {
      good: 'Every page says when it was reviewed.',
      todo: 'Pages without the day of a review: {value}',
    },
    days: {
      good: 'Every page that promises an answer within days was reviewed.',
      todo: 'These pages promise visitors something within a number of days, and nobody has confirmed that you keep them. Read them and set “lastReviewed”: {value}',
    },
    charter: {
      good: 'The Charter is on the site, or no certificate names it.',
      todo: 'Each certificate says that the member has signed the Charter, and {value} is missing or a draft. Write it, or take “certificate-verify” off the site if you issue no certificates.',
    },
    ombudsman: {
      good: 'The page of the ombudsman is on the site.',
      todo: 'Other pages send complaints to the ombudsman, and {value} is missing or a draft. Write it, or take these sentences out.',
    },
    notices: {
      good: 'There are notices.',
      todo: 'No notice was published: {value} and the tickers are empty. Write the first one: npm run new -- notice “…”',
    },
    searchWords: {
      good: 'The words by which people search lead to pages that are on the site.',
      todo: 'The search does not lead people to these pages, as they are drafts. Write them, or take their words out of search.yaml: {value}',
    },
    languages: {
      good: 'Everything is there in every language.',
      todo: 'Visitors see English here, as the translation is missing: {value}',
    },
    holidays: {
      good: 'All holidays are confirmed.',
      todo: 'Holidays that are not from the official list yet: {value}',
    },
    lookUpService: {
      good: 'No other service learns the addresses of visitors unless they ask.',
      todo: 'The network address of each visitor goes to {value}, to show a town. Keep it only if your privacy policy should say so; otherwise write “mode: on-request” or “mode: off” below “visitorLookup” in the settings.',
    },
    httpsOnly: {
      good: 'Browsers are bound to https for a week only, and for the site alone.',
      todo: 'Browsers refuse http for two years for {value} and every name below it. Keep it only if all of them have https; otherwise take “hstsPreload” out of the settings.',
    },
    online: {
      good: '{value} answers.',
      todo: '{value} does not answer. Check the connection of this computer. If the site is not online yet, upload it when nothing is red, and run this again: more is asked then.',
    },
    headers: {
      good: 'The site sends its headers for security.',
      todo: 'The site does not send these headers. Make the host use the file _headers: {value}',
    },
    redirects: {
      good: 'Old addresses lead on, and http leads to https.',
      todo: 'These addresses do not lead on. Make the host use the file _redirects: {value}',
    },
    feeds: {
      good: 'The feeds answer.',
      todo: 'The feed {value} does not answer as XML. Build and upload all of the site.',
    },
    security: {
      good: 'security.txt names whom to tell of a fault.',
      todo: '{value} has no contact for faults of security. Build and upload all of the site.',
    },
    portal: {
      good: 'The member portal answers.',
      todo: 'The member portal does not answer at {value}. Start it, or correct “portal.login” in the settings.',
    },
    portalAnswers: {
      good: 'The portal that receives the forms answers.',
      todo: 'The portal that receives the forms does not answer, or its database does not: {value}',
    },
    portalMails: {
      good: 'The mails of the portal go out.',
      todo: 'A mail of the portal has waited for more than an hour. Look at the mail server: {value}',
    },
    portalBackup: {
      good: 'The portal was backed up last night.',
      todo: 'The portal has no backup that is newer than a day. Run one, and look at portal-backup.timer: {value}',
    },
    portalToken: {
      good: 'The details of the health of the portal can be read.',
      todo: 'The details of {value} can’t be read. Set PORTAL_HEALTH_TOKEN here as on the server of the portal.',
    },
    portalDeletion: {
      good: 'The portal deletes what is due.',
      todo: 'The portal has deleted nothing for hours, or old backups stay. Its log says why: {value}',
    },
    portalSpace: {
      good: 'The disk of the portal has space.',
      todo: 'The disk of the portal has less than 1 GB left. Delete old files there: {value}',
    },
    portalGivenUp: {
      good: 'No mail of the portal was given up in the last days.',
      todo: 'The portal could not deliver some mails or codes. The inbox shows which: {value}',
    },
    mailRecords: {
      good: 'The DNS has the records by which other mail servers trust the mails of the portal.',
      todo: 'Other mail servers may refuse the mails of the portal. The DNS lacks these records, or they are wrong: {value}',
    },
    dkim: {
      good: 'The settings name the key that seals the mails of the portal.',
      todo: 'Nobody says which key seals the mails of {value} (DKIM). Write its selector into the settings as “portal.dkimSelector”.',
    },
    siteKeys: {
      good: 'The site has the keys of this project.',
      todo: '{value} has other keys than this project. Build and upload the site, also after a roll-back of the host.',
    },
    siteList: {
      good: 'The status list of the site has a seal, and is new enough.',
      todo: '{value} Publish (npm run certificate -- publish), build and upload the site.',
    },
    takenBack: {
      good: 'The status list of the site takes nothing back.',
      todo: 'The status list of the site takes back published revocations: {value}. Find out who signed it before you publish again.',
    },
    siteLookUp: {
      good: 'The site has the look-up by number that was published last.',
      todo: '{value} and the files beside it are damaged, or not the look-up that was published last. Publish (npm run certificate -- publish), build and upload all of the site.',
    },
    fresh: {
      good: 'Browsers ask for the newest keys and the newest status list each time.',
      todo: '{value} lets browsers keep old keys or an old status list: the host does not send “Cache-Control: no-cache” with them. Make it use the file _headers.',
    },
    siteDemonstration: {
      good: 'The site has no demonstration certificates.',
      todo: '{value} still has the demonstration certificates. Build it again and upload all of it.',
    },
  },
  // Reasons not to trust the status list of a site; the others are those that visitors read.
  list: {
    older: 'The status list is older than one that was published.',
    ends: 'The status list ends on {day}.',
  },
  // The office and its certificates.
  office: {
    notUsed: 'No certificates are issued: their page is not on the site, and there is no key.',
    key: {
      good: 'The key {key} signs, and its private key is here.',
      todo: 'The private key {key} is not in {folder}. Copy it from its backup.',
      none: 'There is no signing key. Create one: npm run certificate -- rotate-key',
    },
    register: {
      empty: 'The register is empty: nothing has been issued yet.',
      good: 'The certificates in the register are as they were signed: {count}.',
      lacking:
        'The register lacks something that is published. {problem} Step by step: “A lost register” in docs/editors/en/certificates.md. Do not upload the site before.',
      whole: 'The register has everything that is published.',
    },
    changes: {
      none: 'No status list has been published. Publish one: npm run certificate -- publish',
      good: 'Everything in the register is published.',
      todo: 'Certificates whose issue or change of status is not published: {count}. Publish (npm run certificate -- publish), build and upload the site.',
    },
    newer:
      '{where} is newer than the list in this project. Do not upload this project: bring it up to date with git pull, or publish (npm run certificate -- publish), which keeps what the newer list revokes.',
    clock: {
      silent: 'The site does not say what time it is; check the clock of this computer.',
      good: 'The clock of this computer is right.',
      todo: 'The clock of this computer says {here}, that of the site {there}. Set it right before you sign.',
    },
  },
} as const;
