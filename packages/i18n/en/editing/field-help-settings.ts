/** Fields of the settings, the menus and the words of the search. */
export const settings = {
  'search.answers': {
    label: 'Answers',
    help: 'What people type, and the page that answers it. That page then comes first.',
  },
  'search.page': { label: 'Page', help: 'The path of the page or record that answers.' },
  'search.typed': {
    label: 'What people type',
    help: 'Words and short questions in the way visitors type them, with commas between them. The order and form of the words, and small words such as “the”, make no difference.',
  },
  'search.synonyms': {
    label: 'Words for the same thing',
    help: 'Groups of words that mean the same, with commas between the words. Who types one of them finds the others too.',
  },
  'menus.page': { label: 'Page', help: 'The folder of a page inside `pages`.' },
  'menus.label': { label: 'Label', help: 'A label other than the page’s menu title.' },
  'menus.sectionLabel': { label: 'Name', help: 'The name of the section.' },
  'menus.path': { label: 'Path', help: 'The path of the section, which leads to its first page.' },
  'menus.columnLabel': { label: 'Heading', help: 'The heading of the column.' },
  'menus.query': {
    label: 'Question',
    help: 'What the page is asked for, as after the question mark of an address.',
  },
  'menus.shortcutLabel': {
    label: 'Label',
    help: 'What the visitor wants to do, in two to four words.',
  },
  'menus.icon': { label: 'Drawing', help: 'The drawing beside the label.' },
  'menus.shortcuts': {
    label: 'Shortcuts',
    help: 'What most visitors come for, in the header of every page: at most three.',
  },
  'menus.item': {
    label: 'Item',
    help: 'A page, or a section with its label, its path and its pages.',
  },
  'menus.main': { label: 'Main menu', help: 'The main menu.' },
  'menus.footer': { label: 'Footer', help: 'The columns of the footer.' },

  'settings.weekday': { label: 'Day of the week', help: 'A day of the week.' },
  'settings.opens': { label: 'Opens', help: 'Opening time, IST.' },
  'settings.closes': { label: 'Closes', help: 'Closing time, IST.' },
  'settings.officeHours': {
    label: 'Office hours',
    help: 'When the office is open, by day, IST. A day that is named nowhere is closed. For a lunch break, name the days twice: until the break and after it.',
  },
  'settings.supportHours': {
    label: 'Help desk hours',
    help: 'When the help desk answers, by day, IST. A day that is named nowhere is closed. For a lunch break, name the days twice: until the break and after it.',
  },
  'settings.badgeName': { label: 'Text', help: 'The text of the badge.' },
  'settings.badgeIssuer': { label: 'Issued by', help: 'Who issued the certificate.' },
  'settings.badgeScope': { label: 'What it covers', help: 'What it covers.' },
  'settings.badgeValidUntil': { label: 'Valid until', help: 'The last day on which it is valid.' },
  'settings.badgeLink': { label: 'Where it can be checked', help: 'Where it can be checked.' },
  'settings.badgeEvidence': {
    label: 'Evidence',
    help: 'What proves the badge. Without it the badge is marked as a demonstration.',
  },
  'settings.site': {
    label: 'Address of the site',
    help: 'The address of the site, without a slash at the end.',
  },
  'settings.name': {
    label: 'Name',
    help: 'The full name of the federation, in the header of every page.',
  },
  'settings.shortName': { label: 'Short name', help: 'The short name.' },
  'settings.certificatePrefix': {
    label: 'First part of certificate numbers',
    help: 'The first part of each certificate number, two to eight capital letters.',
  },
  'settings.demonstrationCertificates': {
    label: 'Demonstration certificates',
    help: 'Whether the site shows, trusts and publishes the demonstration certificates. Not with a real address.',
  },
  'settings.publishByPullRequest': {
    label: 'Publish by pull request',
    help: 'Whether the main branch is protected at the hosting service: the editing desk then sends to a branch, and somebody accepts its pull request. Otherwise it sends to the main branch.',
  },
  'settings.hstsPreload': {
    label: 'https only, for two years',
    help: 'Browsers refuse http for two years, on the site and on every name below its domain, such as that of the mail. It can’t be taken back, so choose it only when all of them have https. Otherwise it is a week, and the site alone.',
  },
  'settings.version': { label: 'Version', help: 'The version shown in the footer.' },
  'settings.credit': { label: 'Last line', help: 'The line at the very end of the footer.' },
  'settings.notGovernment': {
    label: 'Not a government office',
    help: 'The line that says the federation is not a government office.',
  },
  'settings.previewBanner': {
    label: 'Preview',
    help: 'The line below the header that says the site is a preview. Without it there is none.',
  },
  'settings.demonstrationNotice': {
    label: 'Notice at the forms',
    help: 'The words above every form that say that nothing sent from this demonstration reaches anybody. Take them out when the site goes live.',
  },
  'settings.portalLogin': {
    label: 'Login page',
    help: 'The login page of the member portal. Without it the site has no login link.',
  },
  'settings.portalOurs': {
    label: 'Portal of the site',
    help: 'Whether the forms send to the portal that comes with the site, at the address of the interface.',
  },
  'settings.portalApi': {
    label: 'Interface',
    help: 'The base address of the portal’s interface. Without it no form sends anything.',
  },
  'settings.portalApplications': {
    label: 'Applications',
    help: 'The path below it that takes membership applications. Without it the form sends nothing. The portal of the site needs none.',
  },
  'settings.portalMessages': {
    label: 'Messages',
    help: 'The path below it that takes messages of the contact form. Without it the form sends nothing. The portal of the site needs none.',
  },
  'settings.portalDkimSelector': {
    label: 'Mail key',
    help: 'The DKIM selector of the key that seals the mails of the portal of the site; your mail provider names it. npm run ready and npm run monitor look the key up.',
  },
  'settings.portalCertificateView': {
    label: 'Certificates',
    help: 'Where a member’s certificate is shown. Without it members have no such link.',
  },
  'settings.portal': { label: 'Member portal', help: 'The addresses of the member portal.' },
  'settings.keepApplications': {
    label: 'Applications',
    help: 'How many months the portal keeps an application after it was last worked on, at least 12. The register of members is apart from it.',
  },
  'settings.keepMessages': {
    label: 'Messages',
    help: 'How many months the portal keeps a message after it was last worked on, at least 12.',
  },
  'settings.keepComplaints': {
    label: 'Complaints',
    help: 'How many months the portal keeps a complaint after it was last worked on, at least 12.',
  },
  'settings.keepRequests': {
    label: 'Certificate requests',
    help: 'How many months the portal keeps a request for a certificate after it was last worked on, at least 12.',
  },
  'settings.keepBackups': {
    label: 'Backups',
    help: 'How many days the portal keeps a backup. What is deleted stays in backups until then.',
  },
  'settings.courts': {
    label: 'Courts',
    help: 'The place of the courts that have jurisdiction, such as a town. The terms name it.',
  },
  'settings.retention': {
    label: 'How long data is kept',
    help: 'How long the portal of the site keeps what the forms send. The privacy policy states the same by itself. Announce a change 15 days before it applies.',
  },
  'settings.gstPercent': {
    label: 'GST on the fee, in per cent',
    help: 'The rate of goods and services tax on the membership fee. The table of tiers adds the price with it; without the field it does not.',
  },
  'settings.email': { label: 'E-mail', help: 'The general address.' },
  'settings.ombudsmanEmail': {
    label: 'E-mail of the ombudsman',
    help: 'The address for complaints, which only the ombudsman’s office reads. Without it, complaints go to the general address.',
  },
  'settings.phone': { label: 'Telephone', help: 'The telephone number with its country code.' },
  'settings.secondPhone': {
    label: 'Second telephone',
    help: 'Another telephone number, if there is one.',
  },
  'settings.address': {
    label: 'Address',
    help: 'The postal address, with a new line for each line.',
  },
  'settings.map': { label: 'Map', help: 'The address on a map.' },
  'settings.contact': { label: 'Contact', help: 'How the federation is reached.' },
  'settings.holidayDay': { label: 'Day', help: 'The day in India.' },
  'settings.holidayName': { label: 'Name', help: 'What it is.' },
  'settings.holidays': {
    label: 'Holidays',
    help: 'The days on which the office, the help desk and the ombudsman’s office are closed. They are not working days.',
  },
  'settings.holidayUnconfirmed': {
    label: 'Unconfirmed',
    help: 'Whether the day is not from the official list yet. The list says so, and deadlines of that year are marked as uncertain.',
  },
  'settings.holidaySourceLink': { label: 'Link', help: 'The page with the official list.' },
  'settings.holidaySourceCheckedOn': {
    label: 'Checked on',
    help: 'The day on which somebody last compared the holidays with it.',
  },
  'settings.holidaySourceNote': {
    label: 'Note',
    help: 'Which list it is, and what is not confirmed.',
  },
  'settings.holidaySource': {
    label: 'Source of the holidays',
    help: 'Where the holidays are from. Shown below the list on the contact page.',
  },
  'settings.newForDays': {
    label: 'New for days',
    help: 'For how many days the newest record of a list is marked as new.',
  },
  'settings.headerSeconds': {
    label: 'Seconds at the top',
    help: 'How long one round of the header ticker takes, in seconds.',
  },
  'settings.bottomSeconds': {
    label: 'Seconds at the bottom',
    help: 'How long one round of the bottom ticker takes, in seconds.',
  },
  'settings.maxItems': { label: 'Items at most', help: 'How many items the tickers show at most.' },
  'settings.tickers': { label: 'Tickers', help: 'The two tickers.' },
  'settings.lookupMode': {
    label: 'When',
    help: 'When a visitor’s network address and town are looked up.',
  },
  'settings.lookupUrl': { label: 'Service', help: 'The service that is asked.' },
  'settings.visitorLookup': {
    label: 'Look-up of the visitor',
    help: 'The look-up of the visitor box.',
  },
  'settings.badges': { label: 'Badges', help: 'The badges of the footer.' },
  'settings.redirectFrom': { label: 'Old path', help: 'The old path.' },
  'settings.redirectTo': { label: 'New path', help: 'The path it leads to.' },
  'settings.redirectGone': {
    label: 'Gone for ever',
    help: 'In place of `to` when nothing takes the place of the old page. Its address then answers 410.',
  },
  'settings.redirects': {
    label: 'Redirects',
    help: 'Old paths that lead to new ones, or that are gone for ever.',
  },
  'settings.series': { label: 'Series', help: 'The series, with or without its year.' },
  'settings.numbers': {
    label: 'Numbers',
    help: 'The numbers that are missing. Without them, every missing number of the series.',
  },
  'settings.reason': { label: 'Reason', help: 'Why no record has them.' },
  'settings.missingNumbers': {
    label: 'Missing numbers',
    help: 'Numbers of circulars, releases and orders that no record has, and why.',
  },
  'settings.days': { label: 'Days', help: 'The days of the week with these hours.' },

  'menus.sectionItems': { label: 'Pages', help: 'The pages of the section, in order.' },
  'menus.columnItems': { label: 'Pages', help: 'The pages of the column, in order.' },
};
