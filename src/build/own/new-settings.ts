import type { Settings } from '../../content-model/settings.ts';
import { readYaml } from '../desk/mdx-parts.ts';
import { patchYaml } from '../desk/patch-yaml.ts';
import type { Answers } from './answers.ts';

/**
 * The settings of another federation: what was asked, without what said that the first one is a
 * demonstration. All else stays, with its comments.
 */
export function toNewSettings(source: string, answers: Answers): string {
  const { name, shortName, certificatePrefix, site, contact, officeHours, supportHours } = answers;
  const { kind, ...addresses } = answers.portal;
  const before = readYaml(source) as unknown as Settings;
  return patchYaml(source, {
    ...before,
    ...{ name, shortName, certificatePrefix, site, contact, officeHours, supportHours },
    colours: answers.colours,
    portal: kind === 'none' ? undefined : { ...addresses, ...(kind === 'ours' && { ours: true }) },
    demonstrationCertificates: false,
    previewBanner: undefined,
    demonstrationNotice: undefined,
    disclaimer: undefined,
    badges: [],
    missingNumbers: [],
  });
}
