/** Fields of records: events, texts of law, publications and files. */
export const records = {
  'downloads.kind': { label: 'Type', help: 'The heading under which the file is listed.' },
  'downloads.order': { label: 'Place in the list', help: 'The place below its heading, from 1.' },
  'downloads.version': { label: 'Version', help: 'The version of the document.' },
  'downloads.date': { label: 'Date', help: 'The day of this version, in India.' },
  'downloads.page': {
    label: 'Page whose text is used',
    help: 'The page whose text the file holds, where the entry has no text of its own.',
  },
  'downloads.name': { label: 'Name', help: 'The name of the file for readers.' },
  'downloads.description': {
    label: 'Description',
    help: 'What it is for, in one or two sentences.',
  },

  'events.kind': { label: 'Type', help: 'The kind of event.' },
  'events.announced': {
    label: 'Announced on',
    help: 'The day on which the event was first announced. Never change it: feeds date the event by it.',
  },
  'events.state': {
    label: 'Changed plans',
    help: 'Leave it out while the event takes place as announced: `postponed` without a new date, `new-day`, `new-place`, `online` instead, or `cancelled`.',
  },
  'events.previousDate': {
    label: 'Earlier date',
    help: 'The first day as it was announced before. Needed for `new-day`.',
  },
  'events.date': { label: 'Date', help: 'The first day, in India.' },
  'events.endDate': {
    label: 'Last day',
    help: 'The last day, when the event takes more than one.',
  },
  'events.startTime': { label: 'Starts at', help: 'When it begins, IST, 24-hour clock.' },
  'events.endTime': { label: 'Ends at', help: 'When it ends, IST, 24-hour clock.' },
  'events.online': { label: 'Held online', help: 'Says that the event is held online.' },
  'events.image': {
    label: 'Picture',
    help: 'A picture beside the entry. Without it, one is drawn.',
  },
  'events.photographs': {
    label: 'Photographs',
    help: 'Photographs beside the entry; each needs a line in `photographCaptions`.',
  },
  'events.document': { label: 'Document', help: 'A programme or report beside the entry.' },
  'events.title': { label: 'Title', help: 'The name of the event.' },
  'events.venue': { label: 'Venue', help: 'The building and town, or “Online”.' },
  'events.theme': { label: 'Theme or focus', help: 'The theme or focus, in a few words.' },
  'events.description': {
    label: 'Description',
    help: 'What the event is about, in one to three sentences.',
  },
  'events.highlights': { label: 'Key highlights', help: 'The results, or what to expect.' },
  'events.speakers': { label: 'Speakers', help: 'Who spoke, with their office.' },
  'events.photographCaptions': {
    label: 'Captions of the photographs',
    help: 'What each photograph shows, in the order of `photographs`.',
  },
  'events.speakerName': { label: 'Name', help: 'The name with its title.' },
  'events.speakerTitle': {
    label: 'Office held',
    help: 'The office held, or what the speaker does.',
  },

  'guidelines.version': { label: 'Version', help: 'The version of the text.' },
  'guidelines.date': { label: 'Date', help: 'The day from which the version applies, in India.' },
  'guidelines.title': { label: 'Title', help: 'The name of the guideline.' },
  'guidelines.summary': {
    label: 'Summary',
    help: 'What it asks of operators, in one or two sentences.',
  },

  'judgments.date': { label: 'Date', help: 'The day of the judgment.' },
  'judgments.courtLevel': { label: 'Level of the court', help: 'The level of the court.' },
  'judgments.citation': { label: 'Citation', help: 'How the judgment is cited.' },
  'judgments.status': {
    label: 'Whether it still applies',
    help: 'Whether it can be relied on: `good-law`; `read-with` when a later judgment limits it; `overtaken` when a later one holds otherwise; `stayed`; `reversed` on appeal.',
  },
  'judgments.changedBy': {
    label: 'Judgment that changed it',
    help: 'The folder of the judgment that changed it. Needed unless `status` is `good-law`.',
  },
  'judgments.source': {
    label: 'Where it can be read',
    help: 'Where the text can be read: the judgment at the court’s own site, or the front page of the site if it has no address of its own.',
  },
  'judgments.title': { label: 'Title', help: 'The names of the parties.' },
  'judgments.court': { label: 'Court', help: 'The court.' },
  'judgments.summary': {
    label: 'Summary',
    help: 'What the case was about, in one or two sentences.',
  },
  'judgments.impact': {
    label: 'Impact',
    help: 'What it held, and what it means for fantasy sports.',
  },

  'media.kind': { label: 'Type', help: 'The tab of the gallery.' },
  'media.date': { label: 'Date', help: 'The day it was taken or shown, in India.' },
  'media.image': { label: 'Picture', help: 'The picture beside the entry.' },
  'media.document': { label: 'Document', help: 'The video or presentation beside the entry.' },
  'media.event': { label: 'Event', help: 'The folder name of the event it belongs to.' },
  'media.title': { label: 'Title', help: 'A short title.' },
  'media.alt': {
    label: 'Text alternative',
    help: 'What the picture shows, for people who can’t see it.',
  },
  'media.caption': { label: 'Caption', help: 'One sentence under the picture.' },
  'media.slides': {
    label: 'Slides as text',
    help: 'The slides of a presentation in words, in their order: the heading, and what the slide says or shows.',
  },
  'media.transcript': { label: 'Transcript', help: 'What is said in a video, in full.' },
  'media.slideTitle': { label: 'Heading', help: 'The heading of the slide.' },
  'media.slideText': { label: 'Text', help: 'What the slide says or shows.' },

  'news.date': { label: 'Date', help: 'The day of publication, in India.' },
  'news.kind': { label: 'Type', help: 'What the item is about.' },
  'news.image': { label: 'Picture', help: 'A picture beside the entry. Without it, one is drawn.' },
  'news.title': { label: 'Title', help: 'The headline.' },
  'news.summary': { label: 'Summary', help: 'One or two sentences for lists.' },

  'opinions.date': { label: 'Date', help: 'The day of the opinion, in India.' },
  'opinions.kind': { label: 'Type', help: 'The branch of law.' },
  'opinions.document': { label: 'Document', help: 'The signed opinion beside the entry.' },
  'opinions.title': { label: 'Title', help: 'The question that the opinion answers.' },
  'opinions.author': { label: 'Author', help: 'Who wrote it.' },
  'opinions.summary': { label: 'Summary', help: 'The answer, in one to three sentences.' },

  'orders.date': { label: 'Date', help: 'The day of the order, in India.' },
  'orders.number': { label: 'Reference number', help: 'The number of the order.' },
  'orders.kind': { label: 'Type', help: 'How the complaint ended.' },
  'orders.document': { label: 'Document', help: 'The signed order beside the entry.' },
  'orders.title': { label: 'Title', help: 'What the order is about, in one line.' },
  'orders.summary': { label: 'Summary', help: 'What was complained of and what was decided.' },

  'publications.kind': { label: 'Type', help: 'The kind of publication.' },
  'publications.date': { label: 'Date', help: 'The day of publication, in India.' },
  'publications.image': {
    label: 'Picture',
    help: 'The cover beside the entry. Without it, one is drawn.',
  },
  'publications.title': { label: 'Title', help: 'The title of the publication.' },
  'publications.description': {
    label: 'Description',
    help: 'What a reader finds in it, in one to three sentences.',
  },

  'releases.date': { label: 'Date', help: 'The day of release, in India.' },
  'releases.number': { label: 'Reference number', help: 'The reference number of the release.' },
  'releases.title': { label: 'Title', help: 'The headline.' },
  'releases.summary': { label: 'Summary', help: 'One or two sentences for lists.' },
};
