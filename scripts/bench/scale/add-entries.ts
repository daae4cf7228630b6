import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { formatDay } from '../../../src/core/dates.ts';
import { addDays } from '../../../src/core/working-days.ts';
import { languages, type Language } from '../../../src/i18n/languages.ts';
import { cities, inEach, pick, subjects, toName, type Words } from './vocabulary.ts';

/**
 * The collections that grow every year, the kinds of their records, and the prefix of the numbers
 * of their records.
 */
export const growing = [
  { collection: 'notices', kinds: ['notice'], series: '' },
  { collection: 'news', kinds: ['federation', 'policy', 'research', 'players'], series: '' },
  {
    collection: 'orders',
    kinds: ['upheld', 'partly-upheld', 'dismissed', 'settled'],
    series: 'OMB',
  },
];

/** The days that the entries are spread over, before the first of the site's own. */
const [firstDay, days] = ['2004-01-01', 20 * 365];

/**
 * Writes additional entries in every language, as the site would have them after many years: each
 * with a title, a day and names of its own, and a text as long as those of the site.
 *
 * @param content the folder of the collections
 * @param count how many entries, of all collections together
 */
export function addEntries(content: string, count: number): void {
  const texts = new Map(
    growing.map(({ collection }) => [collection, readTexts(join(content, collection))]),
  );
  const numbers = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const { collection, kinds, series } = pick(growing, index);
    // Entries are written in the order of their days, which their numbers follow.
    const date = addDays(firstDay, Math.floor((index * days) / count));
    const year = date.slice(0, 4);
    const position = (numbers.get(series + year) ?? 0) + 1;
    if (series) numbers.set(series + year, position);
    const number = series && `${series}/${year}/${String(position).padStart(3, '0')}`;
    const facts = {
      date,
      kind: pick(kinds, Math.floor(index / growing.length)),
      ...(number && { number }),
      demonstration: true,
    };
    const folder = join(content, collection, `${date}-${index}`);
    mkdirSync(folder);
    const words = inventWords(index, date);
    const text = pick(texts.get(collection) ?? [], Math.floor(index / growing.length));
    for (const language of languages) {
      const fields = {
        ...(language === languages[0] && facts),
        title: words.title[language],
        summary: words.summary[language],
      };
      writeFileSync(
        join(folder, `${language}.mdx`),
        `---\n${stringify(fields)}---\n\n${words.text[language]}\n\n${text[language]}`,
      );
    }
  }
}

/** The texts of the entries that a collection has, without their fields. */
function readTexts(folder: string): Words[] {
  return readdirSync(folder).map((entry) =>
    inEach((language) =>
      readFileSync(join(folder, entry, `${language}.mdx`), 'utf8').replace(/^---\n.*?\n---\n/s, ''),
    ),
  );
}

const sentences: Record<
  Language,
  (words: { name: string; other: string; city: string; subject: string; day: string }) => string
> = {
  en: ({ name, other, city, subject, day }) =>
    `${name} of ${city} wrote to the Federation on ${day}. The subject was: ${subject}. ${other} answered for the operator. Both have seen this text.`,
  hi: ({ name, other, city, subject, day }) =>
    `${city} से ${name} ने ${day} को महासंघ को पत्र लिखा। विषय था: ${subject}। संचालक की ओर से ${other} ने उत्तर दिया। दोनों ने यह पाठ देखा है।`,
};

function inventWords(index: number, date: string) {
  const [subject, city, name, other] = [
    pick(subjects, index),
    pick(cities, index * 7),
    toName(index),
    toName(index * 13 + 5),
  ];
  const day = inEach((language) => formatDay(date, language));
  return {
    title: inEach((language) => `${subject[language]}: ${name[language]}, ${city[language]}`),
    summary: inEach((language) => `${subject[language]}, ${city[language]}, ${day[language]}.`),
    text: inEach((language) =>
      sentences[language]({
        name: name[language],
        other: other[language],
        city: city[language],
        subject: subject[language],
        day: day[language],
      }),
    ),
  };
}
