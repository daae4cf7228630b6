import type { Settings } from '../../content-model/settings.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import type { Answers } from './answers.ts';

/** Replaces the names and addresses of one federation by those of another in a text. */
export type ReplaceNames = (text: string, language: Language) => string;

/** The town of a postal address: its last line of words, without the number of the post office. */
const toTown = (address: string) =>
  address
    .split('\n')
    .map((line) => line.replace(/^[\s\d०-९]+/, '').replace(/[\s,–-]*[\d०-९].*$/, ''))
    .findLast((line) => line !== '') ?? '';

const onOneLine = (address: string) => address.split('\n').join(', ');

/** @param old the settings of the first federation */
export function createReplaceNames(
  old: Settings,
  answers: Pick<Answers, 'name' | 'shortName' | 'certificatePrefix' | 'site' | 'contact'>,
): ReplaceNames {
  const host = (address: string) => new URL(address).host;
  const domain = host(old.site).replace(/^www\./, '');
  const everywhere: [string, string][] = [
    [old.contact.ombudsmanEmail ?? old.contact.email, answers.contact.ombudsmanEmail],
    [old.contact.email, answers.contact.email],
    [old.site, answers.site],
    [host(old.site), host(answers.site)],
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
  // Where the domain stays, so do its mailboxes.
  const keepsDomain = answers.site.includes(domain);
  return (text, language) => {
    const others = languages.filter((other) => other !== language);
    const known = [...everywhere, ...[language, ...others].flatMap(inLanguage)];
    // What has the new name already keeps it. Of two that are the same, the first holds.
    const kept = known.map(([, to]) => [to, to] as const);
    const pairs = new Map<string, string>([...known, ...kept].toReversed());
    const names = [...pairs.keys()]
      .filter((name) => name !== '')
      .sort((a, b) => b.length - a.length)
      .map(RegExp.escape);
    const mailbox = `[\\w.]+@${RegExp.escape(domain)}`;
    // At once, as a new name may hold an old one.
    return text.replaceAll(new RegExp([mailbox, ...names].join('|'), 'g'), (found) => {
      const mailboxInstead = keepsDomain ? found : answers.contact.email;
      return pairs.get(found) ?? mailboxInstead;
    });
  };
}
