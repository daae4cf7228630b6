import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { verifyPath } from '@federation/certificates/issuer';
import { toLocalPath } from '@federation/base/paths';
import { languages } from '@federation/i18n/languages';
import { bundleScript } from '@federation/base/bundle-script';
import { collectFiles, toFile } from '../offline/page-files.ts';

/**
 * Pages that must open without a connection, even if they were never visited. Visitors who save
 * data get all but the last.
 */
const pages = { always: inEach('/offline'), unlessSaving: inEach(verifyPath) };

function inEach(path: string): string[] {
  return languages.map((language) => toLocalPath(path, language));
}

/**
 * Writes the service worker, with the files of the pages that it precaches.
 *
 * @param worker the module of the service worker
 */
export function offline(worker: URL): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const always = collectFiles(root, pages.always);
        const unlessSaving = collectFiles(root, pages.unlessSaving).filter(
          (file) => !always.includes(file),
        );
        writeFileSync(
          join(root, 'sw.js'),
          await buildWorker(worker, root, { always, unlessSaving }),
        );
        logger.info(
          `${always.length + unlessSaving.length} files are kept for use without a connection.`,
        );
      },
    },
  };
}

/** The script of the service worker. It differs whenever a precached file changes. */
async function buildWorker(
  worker: URL,
  root: string,
  files: { always: string[]; unlessSaving: string[] },
): Promise<string> {
  const version = createHash('sha256');
  for (const file of [...files.always, ...files.unlessSaving])
    version.update(readFileSync(toFile(root, file)));
  return bundleScript(fileURLToPath(worker), {
    VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
    FILES: JSON.stringify(files),
  });
}
