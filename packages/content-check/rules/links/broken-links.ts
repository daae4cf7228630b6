import { defaultLanguage } from '@federation/i18n/languages';
import type { Fault } from '../../rule/fault.ts';
import { collectFieldLinks } from '@federation/content-model/files/field-links';
import type { Link } from '@federation/content-model/files/links';
import { judgeTarget, type LinkPlace, type LinkSite } from '../../rule/judge-target.ts';
import { toPathOf } from '@federation/content-model/collections/paths';
import { toLinkSite } from '../../rule/link-site.ts';
import type { ContentFile } from '@federation/content-model/files/content-file';
import { defineRule } from '../../rule/rule.ts';

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

/** True for addresses on other sites; `site` and the redirects have rules of their own. */
const leadsAway = ({ target, field }: Link) =>
  target.startsWith('https:') && !/^(site$|redirects\.)/.test(field);

export const brokenLinks = defineRule({
  of: 'file',
  says: [
    ...(['linkLeadsNowhere', 'linkPartMissing', 'addressMalformed', 'addressNotSafe'] as const),
  ],
  stage: 'links',
  check: ({ file, language }, entry, content) =>
    checkLinks(file, { language, path: toPathOf(entry) }, toLinkSite(content)),
});

/** Judges the links of the settings and of the answers of the search. */
export const siteLinks = defineRule({
  of: 'site',
  says: [],
  stage: 'links',
  check(content) {
    const { settingsFile, searchFile } = content;
    const judgeIn = (file: ContentFile) => (link: Link) =>
      judge(file, link, { language: defaultLanguage, path: undefined }, toLinkSite(content));
    return [
      ...collectFieldLinks(settingsFile).filter(leadsAway).flatMap(judgeIn(settingsFile)),
      ...collectFieldLinks(searchFile).flatMap(judgeIn(searchFile)),
    ];
  },
});
