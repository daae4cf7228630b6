import { appendFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSite } from '../../src/build/content-check/context.ts';
import { readSettings } from '../../src/build/content/site-files.ts';
import { isRemoved } from '../../src/build/own/is-removed.ts';

/** What is asked of a federation of one's own after a newer version is merged into it. */
interface NewerVersion {
  /** What is wrong in the federation, a line each. */
  findWrong: (federation: string) => string[];
}

/**
 * Changes the demonstration as its next version might: an invented record has more to tell and
 * another one joins it, and a page that every federation keeps names this one.
 *
 * @param product the folder of the project
 */
export function writeNewerVersion(product: string): NewerVersion {
  const { entries } = readSite(product, join(product, 'src/content'));
  const record = entries.find(isRemoved);
  const page = entries.find(
    ({ collection, source, isDraft }) =>
      collection === 'pages' && !isDraft && source.data['questions'] === undefined,
  );
  if (!record || !page) throw new Error('The demonstration has no invented record, or no page.');
  const folder = record.files[0] && dirname(record.files[0].file.path);
  const pageFile = page.files[0]?.file.path ?? '';
  const newer = `${folder}-newer`;
  cpSync(join(product, folder ?? ''), join(product, newer), { recursive: true });
  appendFileSync(join(product, folder ?? '', 'en.mdx'), '\nIt is older than it was.\n');
  const sentence = (name: string) => `This is new in ${name}.`;
  appendFileSync(join(product, pageFile), `\n${sentence(readSettings(product).shortName.en)}\n`);
  return {
    findWrong: (federation) => [
      ...[folder ?? '', newer].filter((path) => existsSync(join(federation, path))),
      ...(readFileSync(join(federation, pageFile), 'utf8').includes(
        sentence(readSettings(federation).shortName.en),
      )
        ? []
        : [pageFile]),
    ],
  };
}
