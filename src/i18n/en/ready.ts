/** What `npm run ready` says. No visitor loads it. `todo` says what to do. */
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
      todo: 'Invented records are still here. Remove them, or make them true and take “demonstration” out: {value}',
    },
    preview: {
      good: 'Nothing says that the site is a preview or demonstration.',
      todo: 'The site still says that it is a demonstration. Take these out of the settings: {value}',
    },
    trust: {
      good: 'Demonstration certificates are not trusted.',
      todo: 'Demonstration certificates are trusted. Write “demonstrationCertificates: false” into the settings.',
    },
    contacts: {
      good: 'E-mail addresses, telephone and portal are no placeholders.',
      todo: 'Placeholders in the settings, which lead to nobody: {value}',
    },
    questions: {
      good: 'No page has questions that wait for an answer.',
      todo: 'Pages with questions to answer. Write the text, then take “questions” out: {value}',
    },
    drafts: {
      good: 'No page is a draft.',
      todo: 'Pages that no visitor sees. Write them, then take “draft” out: {value}',
    },
    privacy: {
      good: 'The privacy policy and the terms were reviewed.',
      todo: 'Nobody says that these were reviewed. Have a lawyer read them and set “lastReviewed”: {value}',
    },
    reviews: {
      good: 'Every page says when it was reviewed.',
      todo: 'Pages without the day of a review: {value}',
    },
    languages: {
      good: 'Everything is there in every language.',
      todo: 'Visitors see English here, as the translation is missing: {value}',
    },
    holidays: {
      good: 'All holidays are confirmed.',
      todo: 'Holidays that are not from the official list yet: {value}',
    },
    online: {
      good: '{value} answers.',
      todo: '{value} does not answer. Upload the site, and check the connection of this computer.',
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
      todo: 'The feed {value} does not answer as XML.',
    },
    security: {
      good: 'security.txt names whom to tell of a fault.',
      todo: '{value} has no contact for faults of security.',
    },
    portal: {
      good: 'The member portal answers.',
      todo: 'The member portal does not answer at {value}.',
    },
  },
} as const;
