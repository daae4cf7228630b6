import type { SearchWords } from '@federation/content-model/search';
import type { Settings } from '@federation/content-model/settings';
import { toPagePath } from '@federation/base/paths';
import { languages } from '@federation/i18n/languages';
import type { ReadyCheck } from '@federation/i18n/ready';
import { isRealAddress } from '@federation/base/real-address';
import type { CheckedEntry } from '@federation/content-check/rule/checked-content';
import type { CheckGrade } from '@federation/base/check-results/check-result';
import { findGaps, promisesDays, saysDemonstration } from './texts.ts';

/** All that staff have written. */
export interface Project {
  settings: Settings;
  search: SearchWords;
  entries: readonly CheckedEntry[];
}

type Find = (project: Project) => readonly string[];

/** Pages that a lawyer must review. */
const legalPages = ['privacy', 'terms', 'membership/become/terms'];

const isPage = ({ collection }: CheckedEntry) => collection === 'pages';
const isShown = (entry: CheckedEntry) => isPage(entry) && !entry.isDraft;
const has = ({ source }: CheckedEntry, field: string) => source.data[field] !== undefined;
const isInvented = ({ source }: CheckedEntry) => source.data['demonstration'] === true;
const isLegal = ({ id }: CheckedEntry) => legalPages.includes(id);
const isUnread = (entry: CheckedEntry) => isShown(entry) && !has(entry, 'lastReviewed');

const shows = ({ entries }: Project, page: string) =>
  entries.some((entry) => entry.id === page && isShown(entry));

/** A site uses certificates when the page that verifies them is published. */
export const hasCertificates = (project: Project) => shows(project, 'certificate-verify');

const entriesThat =
  (test: (entry: CheckedEntry) => boolean): Find =>
  ({ entries }) =>
    entries.filter(test).map(({ collection, id }) => `${collection}/${id}`);

const unless =
  (isGood: (project: Project) => boolean, value: string): Find =>
  (project) =>
    isGood(project) ? [] : [value];

/** The checks of the content, each with the grade of a problem. */
export const contentChecks: readonly [ReadyCheck, Exclude<CheckGrade, 'green'>, Find][] = [
  ['invented', 'red', entriesThat(isInvented)],
  [
    'preview',
    'red',
    ({ settings }) =>
      (['previewBanner', 'demonstrationNotice'] as const).filter((name) => settings[name]),
  ],
  [
    'says',
    'red',
    entriesThat((entry) => !entry.isDraft && !isInvented(entry) && saysDemonstration(entry)),
  ],
  ['trust', 'red', ({ settings }) => (settings.demonstrationCertificates ? ['true'] : [])],
  ['contacts', 'red', ({ settings }) => findPlaceholders(settings)],
  ['gaps', 'red', ({ settings, entries }) => findGaps(settings, entries)],
  ['questions', 'amber', entriesThat((entry) => isShown(entry) && has(entry, 'questions'))],
  ['drafts', 'amber', entriesThat(({ isDraft }) => isDraft)],
  ['privacy', 'red', entriesThat((entry) => isUnread(entry) && isLegal(entry))],
  ['reviews', 'amber', entriesThat((entry) => isUnread(entry) && !isLegal(entry))],
  ['days', 'amber', entriesThat((entry) => isUnread(entry) && promisesDays(entry))],
  [
    'charter',
    'red',
    unless(
      (project) => !hasCertificates(project) || shows(project, 'about/charter'),
      '/about/charter',
    ),
  ],
  [
    'ombudsman',
    'amber',
    unless((project) => shows(project, 'about/ombudsman'), '/about/ombudsman'),
  ],
  [
    'notices',
    'amber',
    unless(({ entries }) => entries.some(({ collection }) => collection === 'notices'), '/notices'),
  ],
  [
    'searchWords',
    'amber',
    ({ search, entries }) => {
      const hidden = new Set(
        entries.filter((entry) => isPage(entry) && entry.isDraft).map(({ id }) => toPagePath(id)),
      );
      return search.answers.map(({ page }) => page).filter((page) => hidden.has(page));
    },
  ],
  [
    'languages',
    'amber',
    entriesThat(({ files, isDraft }) => !isDraft && files.length < languages.length),
  ],
  [
    'holidays',
    'amber',
    ({ settings }) =>
      settings.holidays.filter(({ unconfirmed }) => unconfirmed).map(({ day }) => day),
  ],
  [
    'lookUpService',
    'amber',
    ({ settings: { visitorLookup } }) =>
      visitorLookup.mode === 'automatic' ? [new URL(visitorLookup.url).host] : [],
  ],
  [
    'httpsOnly',
    'amber',
    ({ settings: { hstsPreload, site } }) =>
      hstsPreload ? [new URL(site).hostname.replace(/^www\./, '')] : [],
  ],
];

/** Finds mailboxes and hosts with reserved names, and fictitious telephone numbers. */
function findPlaceholders({ contact, portal }: Settings): string[] {
  const mailboxes = [contact.email, contact.ombudsmanEmail ?? contact.email];
  return [
    ...new Set(mailboxes.filter((one) => !isRealAddress(`https://${one.split('@')[1] ?? ''}`))),
    ...(/\b5550[ -]?0\d{3}$/.test(contact.phone) ? [contact.phone] : []),
    ...[portal?.login ?? [], portal?.api ?? []].flat().filter((address) => !isRealAddress(address)),
  ];
}
