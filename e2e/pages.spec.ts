import { judgePages } from './support/judged-pages.ts';

// In Hindi, whose words are longer: a page with each component, and one record of each collection
// that has pages. The pages of each template are judged with the content of the site, in each
// language.
judgePages([
  '/hi',
  '/hi/about/charter',
  '/hi/about/legal/judgments/junglee-games-v-state-of-tamil-nadu',
  '/hi/about/legal/opinions/brand-names-in-advertising',
  '/hi/about/ombudsman',
  '/hi/about/ombudsman/orders',
  '/hi/about/ombudsman/orders/tie-break-rule',
  '/hi/about/overview',
  '/hi/certificate-verify/examples',
  '/hi/contact',
  '/hi/events/annual-conference-2023',
  '/hi/events/archive',
  '/hi/feeds',
  '/hi/government-portals/grievance',
  '/hi/membership/become',
  '/hi/membership/current-members',
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
  '/hi/storage',
]);
