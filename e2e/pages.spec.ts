import { judgePages } from './support/judged-pages.ts';

// Hindi pages, as their words are longer: parts that no template has, and one record of each
// collection with pages. `live` tests the pages of each template with the content of the site.
judgePages([
  '/hi/about/charter',
  '/hi/about/legal/judgments/junglee-games-v-state-of-tamil-nadu',
  '/hi/about/legal/opinions/brand-names-in-advertising',
  '/hi/about/ombudsman/orders/tie-break-rule',
  '/hi/certificate-verify/examples',
  '/hi/events/annual-conference-2023',
  '/hi/events/archive',
  '/hi/feeds',
  '/hi/government-portals/grievance',
  '/hi/membership/partners',
  '/hi/membership/portal',
  '/hi/notices/certificate-checks-by-banks',
  '/hi/offline',
  '/hi/resources/downloads',
  '/hi/resources/downloads/complaint-form',
  '/hi/resources/media',
  '/hi/resources/news/long-words',
  '/hi/resources/news/only-in-english',
  '/hi/resources/publications/study-how-people-pause',
  '/hi/sitemap',
]);
