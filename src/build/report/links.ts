import { fill } from '../../i18n/fill.ts';
import type { Site } from '../content-check/context.ts';
import { collectFieldLinks } from '../content/field-links.ts';
import { countEach, toCountBars, type ReportSource, type Row, type Section } from './section.ts';

/** How many sites the chart names. */
const maxHosts = 12;

/** The addresses on other sites, in fields and texts, each with the files that name it. */
export function findOutsideLinks({
  entries,
  settingsFile,
  navigationFile,
}: Site): Map<string, string[]> {
  const files = [
    settingsFile,
    navigationFile,
    ...entries.flatMap((entry) => entry.files.map(({ file }) => file)),
  ];
  const found = files.flatMap((file) =>
    [...new Set([...file.text.links, ...collectFieldLinks(file)].map(({ target }) => target))]
      .filter((address) => URL.canParse(address) && address.startsWith('https:'))
      .map((address) => ({ address, file: file.path })),
  );
  const byAddress = Map.groupBy(found, ({ address }) => address);
  return new Map(
    [...byAddress]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([address, places]) => [address, places.map(({ file }) => file)]),
  );
}

export function listLinks({ site, answers, words }: ReportSource): Section {
  const links = [...findOutsideLinks(site)];
  const rows = links.map(([address, files]): Row & { isBroken: boolean } => {
    const status = answers.get(address);
    const answer = status === undefined ? words.noAnswer : fill(words.answer, { status });
    const isBroken = answers.has(address) && (status === undefined || status >= 400);
    return {
      place: address,
      note: [...(answers.has(address) ? [answer] : []), ...files].join(', '),
      isBroken,
    };
  });
  return {
    id: 'links',
    title: words.links,
    about: words.linksAbout,
    bars: toCountBars(
      countEach(links.map(([address]) => new URL(address).hostname)).slice(0, maxHosts),
    ),
    // What needs work comes first.
    rows: rows
      .sort((a, b) => Number(b.isBroken) - Number(a.isBroken))
      .map(({ place, note }) => ({ place, note })),
  };
}
