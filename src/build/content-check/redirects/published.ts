import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Site } from '../context.ts';
import type { Fault } from '../fault.ts';
import { toPathOf } from '../links/link-site.ts';
import { readRedirects } from './wrong-redirects.ts';
import { toSections, toShownPaths } from './redirect-site.ts';
import { defineRule } from '../rule.ts';

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

type Addresses = Pick<Site, 'contentFolder' | 'entries' | 'navigationFile' | 'settingsFile'>;

/** Every address that is answered with something else than 404. */
function toAnswered(site: Addresses): string[] {
  return [
    ...toShownPaths(site),
    ...toSections(site).keys(),
    ...readRedirects(site.settingsFile).map(({ from }) => from),
  ];
}

/**
 * Finds addresses that were published and have neither a page nor a redirect: renamed, removed, or
 * made a draft.
 */
function checkPublished(site: Addresses): Fault[] {
  const { contentFolder, entries, settingsFile } = site;
  const answered = new Set(toAnswered(site));
  const gone = readLines(join(contentFolder, listName)).filter((address) => !answered.has(address));
  return gone.map((address): Fault => {
    const draft = entries.find((entry) => entry.isDraft && toPathOf(entry) === address)?.source;
    const above = address.replace(/\/[^/]*$/, '');
    const example = `- { from: ${address}, to: ${answered.has(above) ? above : '/'} }`;
    return draft
      ? {
          file: draft.path,
          line: draft.lineOf(['draft']),
          field: 'draft',
          message: 'publishedDraft',
          values: { address },
          example,
        }
      : {
          file: settingsFile.path,
          line: settingsFile.lineOf(['redirects']),
          field: 'redirects',
          message: 'publishedGone',
          values: {
            address,
            list: relative(join(contentFolder, '../..'), join(contentFolder, listName)),
          },
          example,
        };
  });
}

/** The addresses of the site that its list does not have yet. */
export function findUnrecorded(site: Addresses): string[] {
  const listed = new Set(readLines(join(site.contentFolder, listName)));
  return [...new Set(toAnswered(site))]
    .filter((address) => address.startsWith('/') && !listed.has(address))
    .sort();
}

/**
 * Adds addresses to the list of a site.
 *
 * @param contentFolder the folder of the content, such as `src/content`
 */
export function recordAddresses(contentFolder: string, addresses: readonly string[]): void {
  const path = join(contentFolder, listName);
  const all = [...new Set([...readLines(path), ...addresses])].sort();
  writeFileSync(path, `${heading}\n${all.join('\n')}\n`);
}

export const publishedAddresses = defineRule({
  of: 'site',
  says: ['publishedDraft', 'publishedGone'],
  grade: 'stop',
  check: checkPublished,
});
