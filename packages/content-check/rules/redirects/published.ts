import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPublicationState } from '@federation/base/publication-state';
import { isReadableFile } from '@federation/content-model/files/content-file';
import type { CheckedEntry, CheckedContent } from '../../rule/checked-content.ts';
import { faultIn, type Fault } from '../../rule/fault.ts';
import { toPathOf } from '@federation/content-model/collections/paths';
import { readRedirects } from '../../rule/site.ts';
import { listSections, listShownPaths } from './redirect-site.ts';
import { defineRule } from '../../rule/rule.ts';

/** The list of every address that the site has ever had, without languages, below `src/content`. */
export const listName = 'published-addresses.txt';

const heading = `# Every address that this site has ever had, in English; each also has its translations.
# \`npm run content\` adds new ones. An address that is here and has no page any more needs a redirect.
# Delete a line only if the page was never on the site.
`;

const readLines = (path: string) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split(/\r?\n/)
        .filter((line) => line.startsWith('/'))
        .map((line) => line.trim())
    : [];

type Addresses = Pick<
  CheckedContent,
  'contentFolder' | 'entries' | 'navigationFile' | 'settingsFile' | 'today'
>;

/** Every address that does not answer with 404. */
function toAnswered(site: Addresses): string[] {
  return [
    ...listShownPaths(site),
    ...listSections(site),
    ...readRedirects(site.settingsFile).map(({ from }) => from),
  ];
}

const isScheduled = ({ source }: CheckedEntry, today: string) => {
  const { publishFrom } = source.data;
  return (
    typeof publishFrom === 'string' && getPublicationState({ publishFrom }, today) === 'scheduled'
  );
};

/**
 * Finds addresses that were published and have neither a page nor a redirect: renamed, removed,
 * made a draft, put off to a later day, or of a section whose path was changed.
 */
function checkPublished(site: Addresses): Fault[] {
  const { contentFolder, entries, settingsFile, navigationFile, today } = site;
  // The redirects and menus are unknown then.
  if (![settingsFile, navigationFile].every(isReadableFile)) return [];
  const answered = new Set(toAnswered(site));
  const published = new Set(readLines(join(contentFolder, listName)));
  const entryAt = (address: string) => entries.find((entry) => toPathOf(entry) === address);
  return [...published].flatMap((address): Fault[] => {
    const entry = entryAt(address);
    if (answered.has(address)) {
      if (!entry || !isScheduled(entry, today)) return [];
      return [faultIn(entry.source, ['publishFrom'], 'publishedScheduled', { address })];
    }
    const above = address.replace(/\/[^/]*$/, '');
    const example = `- { from: ${address}, to: ${answered.has(above) ? above : '/'} }`;
    if (entry) return [faultIn(entry.source, ['draft'], 'publishedDraft', { address }, example)];
    const list = `src/content/${listName}`;
    return [faultIn(settingsFile, ['redirects'], 'publishedGone', { address, list }, example)];
  });
}

/** The addresses of the site that its list does not have yet. */
export function findUnrecorded(site: Addresses): string[] {
  const listed = new Set(readLines(join(site.contentFolder, listName)));
  const scheduled = new Set(
    site.entries.filter((entry) => isScheduled(entry, site.today)).map(toPathOf),
  );
  return [...new Set(toAnswered(site))]
    .filter((address) => address.startsWith('/') && !listed.has(address) && !scheduled.has(address))
    .sort();
}

/**
 * Adds addresses to the list of a site.
 *
 * @param root the folder of the project
 */
export function recordAddresses(root: string, addresses: readonly string[]): void {
  const path = join(root, 'src/content', listName);
  const all = [...new Set([...readLines(path), ...addresses])].sort();
  writeFileSync(path, `${heading}\n${all.join('\n')}\n`);
}

export const publishedAddresses = defineRule({
  of: 'site',
  says: ['publishedDraft', 'publishedGone', 'publishedScheduled'],
  stage: 'redirects',
  check: checkPublished,
});
