/** The texts around every page: bars, menus, tickers, the footer, and those next to its text. */
export const site = {
  'utility.skip': 'Skip to Content',
  'utility.screenReader': 'Screen Reader',
  'utility.screenReader.anchor': 'screen-readers',
  'utility.textSize': 'Text size',
  'utility.textSize.smaller': 'Smaller text',
  'utility.textSize.normal': 'Normal text',
  'utility.textSize.larger': 'Larger text',
  'utility.highContrast': 'High Contrast',
  'utility.languages': 'Language',
  'utility.tools': 'Accessibility',
  'utility.close': 'Close',

  'header.home': 'Home page',
  'header.login': 'Login',
  'header.search': 'Search',
  'header.shortcuts': 'What many visitors look for',

  'menu.main': 'Main menu',
  'menu.open': 'Menu',
  'menu.pagesOf': '{section}: pages',
  'menu.section': 'In this section',
  'menu.breadcrumb': 'You are here',
  'menu.home': 'Home',

  'ticker.title': 'Latest updates',
  'ticker.bottom': 'Latest updates, at the bottom of the page',
  'ticker.pause': 'Pause',
  'ticker.play': 'Play',

  'licences.intro': 'This site contains software and fonts of others. Their licences follow.',
  'footer.badges': 'Badges',
  'footer.badge.demonstration': 'demonstration',
  'footer.badge.evidence': 'issued by {issuer} for {scope}, valid until {date}',
  'footer.updated': 'Last Updated:',
  'footer.version': 'Version {version}',

  'page.untranslated': 'This page has not been translated yet. It is shown in English.',
  'page.reviewed': 'Last reviewed: {date}',
  'page.reviewBy': 'Next review: {date}',
  'page.contents': 'On this page',

  'link.external': '(opens another site)',
  'link.newTab': '(opens in a new tab)',

  'way.previous': 'Previous',
  'way.next': 'Next',
  'way.neighbours': 'Previous and next',
  'way.related': 'Related',
  'way.changes': 'Changes to this page',
  'way.copied': 'Link copied',
  'way.copyFailed': 'Copy the link from here:',
  'way.share': 'Share or copy the link',

  'failed.what': 'This part of the page does not work at the moment.',
  'failed.reload': 'Load the page again.',
  'failed.contact': 'If that does not help:',

  'offline.verify':
    'Certificate verification and the pages that you have visited open without a connection.',
  'offline.link': 'Certificate verification',
} as const;
