import type { Settings } from '../../content-model/settings.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import type { Answers } from './answers.ts';

/** Replaces the names and addresses of one federation by those of another in a text. */
export type ReplaceNames = (text: string, language: Language) => string;

/** The town of a postal address: its last line without the number of the post office. */
const toTown = (address: string) => (address.split('\n').at(-1) ?? '').replace(/[\s\d०-९]+$/, '');

const onOneLine = (address: string) => address.split('\n').join(', ');

/** The portal in the answers, or in settings, which have none instead of saying so. */
export interface OwnPortal {
  kind?: Answers['portal']['kind'];
  login?: string | undefined;
}

/** @param old the settings of the first federation */
export function createReplaceNames(
  old: Settings,
  answers: Pick<Answers, 'name' | 'shortName' | 'certificatePrefix' | 'site' | 'contact'> & {
    portal?: OwnPortal | undefined;
  },
): ReplaceNames {
  const host = (address: string) => new URL(address).host;
  const domain = host(old.site).replace(/^www\./, '');
  // A text about a sign-in page that isn’t there leads to the site.
  const login = answers.portal?.kind === 'none' ? undefined : answers.portal?.login;
  // Where the domain stays, so do its mailboxes.
  const otherMailboxes: [RegExp, string][] = answers.site.includes(domain)
    ? []
    : [[new RegExp(`[\\w.]+@${RegExp.escape(domain)}`, 'g'), answers.contact.email]];
  const everywhere: [string | RegExp, string][] = [
    [old.contact.ombudsmanEmail ?? old.contact.email, answers.contact.ombudsmanEmail],
    [old.contact.email, answers.contact.email],
    [old.site, answers.site],
    [host(old.site), host(answers.site)],
    ...(old.portal?.login
      ? [[host(old.portal.login), host(login ?? answers.site)] satisfies [string, string]]
      : []),
    ...otherMailboxes,
    [old.contact.phone, answers.contact.phone],
    [`${old.certificatePrefix}-`, `${answers.certificatePrefix}-`],
  ];
  const inLanguage = (language: Language): [string, string][] => [
    [onOneLine(old.contact.address[language]), onOneLine(answers.contact.address[language])],
    [old.name[language], answers.name[language]],
    [old.shortName[language], answers.shortName[language]],
    // As people type it when they search.
    [old.shortName[language].toLowerCase(), answers.shortName[language].toLowerCase()],
    [toTown(old.contact.address[language]), toTown(answers.contact.address[language])],
  ];
  return (text, language) =>
    [
      ...everywhere,
      ...inLanguage(language),
      ...languages.filter((other) => other !== language).flatMap(inLanguage),
    ].reduce<string>((one, [from, to]) => one.replaceAll(from, () => to), text);
}
