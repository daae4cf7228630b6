import { defaultLanguage } from '../../../i18n/languages.ts';
import type { Site } from '../context.ts';
import type { Fault } from '../fault.ts';
import { collectFieldLinks } from '../../content/field-links.ts';
import type { Link } from '../../content/links.ts';
import { judgeTarget, type LinkPlace, type LinkSite } from './judge-target.ts';
import { toLinkSite, toPathOf } from './link-site.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { defineRule } from '../rule.ts';

/** Checks where the links of a file lead, in its text and in its fields. */
function checkLinks(file: ContentFile, place: LinkPlace, site: LinkSite): Fault[] {
  return [
    ...file.text.links.flatMap((link) => judge(file, link, place, site)),
    ...collectFieldLinks(file).flatMap((link) =>
      judge(file, link, place, site).map((one) => ({ ...one, example: `${link.field}: /contact` })),
    ),
  ];
}

function judge(
  file: ContentFile,
  { target, line, field }: Link,
  place: LinkPlace,
  site: LinkSite,
): Fault[] {
  const verdict = judgeTarget(target, place, site);
  return verdict ? [{ file: file.path, line, field, ...verdict }] : [];
}

/** Checks the pages that answer what people search for. */
function checkAnswers(site: Site): Fault[] {
  const place = { language: defaultLanguage, path: undefined };
  return collectFieldLinks(site.searchFile).flatMap((link) =>
    judge(site.searchFile, link, place, toLinkSite(site)),
  );
}

/** Checks the addresses on other sites that the settings name. */
function checkSettingsLinks(file: ContentFile, site: LinkSite): Fault[] {
  return collectFieldLinks(file)
    .filter(
      ({ target, field }) => target.startsWith('https:') && !/^(site$|redirects\.)/.test(field),
    )
    .flatMap((link) => judge(file, link, { language: defaultLanguage, path: undefined }, site));
}

export const brokenLinks = defineRule({
  of: 'file',
  says: [
    ...(['linkLeadsNowhere', 'linkPartMissing', 'addressMalformed', 'addressNotSafe'] as const),
  ],
  stage: 'links',
  check: ({ file, language }, entry, site) =>
    checkLinks(file, { language, path: toPathOf(entry) }, toLinkSite(site)),
});

/** Judges the links of the settings and of the answers of the search. */
export const siteLinks = defineRule({
  of: 'site',
  says: [],
  stage: 'links',
  check: (site) => [
    ...checkSettingsLinks(site.settingsFile, toLinkSite(site)),
    ...checkAnswers(site),
  ],
});
