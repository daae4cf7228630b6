import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { toLocalPath } from '@federation/base/paths';
import { languages } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { collectNotices, formatNotices, type LicenceNotice } from './licences/notices.ts';

/** Vite lists the packages in the scripts of the site here, for this integration only. */
const bundled = 'bundled-licences.json';

/**
 * Publishes the licences of third-party code and fonts in the site, at `/licences.txt` of each
 * language.
 */
export function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [listBundled] } });
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const list = JSON.parse(readFileSync(join(root, bundled), 'utf8')) as LicenceNotice[];
        rmSync(join(root, bundled));
        const notices = collectNotices(process.cwd(), list);
        for (const language of languages) {
          const intro = getTranslator(language)('licences.intro');
          writeFileSync(
            join(root, toLocalPath('/licences.txt', language)),
            formatNotices(notices, intro),
          );
        }
      },
    },
  };
}

/** A plugin, because Astro passes on only some build options for scripts. */
const listBundled: Plugin = {
  name: 'list-bundled',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: bundled } } } : undefined,
};
