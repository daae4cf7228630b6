import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Tinypool } from 'tinypool';
import type { ContentReport } from '@federation/content-check/check';
import { checkFile } from '@federation/content-check/check/check-file';
import { formatFault } from '@federation/content-check/rule/format-fault';
import { formatOverdue } from '@federation/content-check/check/reviews';
import { toIndianDay } from '@federation/base/indian-day';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { defaultLanguage } from '@federation/i18n/languages';

/** The log of a build is in the default language. */
const { phrases } = editingTexts[defaultLanguage];

/**
 * Stops the build if the content is wrong, with a message for its author. In development
 * `contentWatch` reports it.
 */
export function contentGate(): AstroIntegration {
  let checking: Promise<ContentReport> | undefined;
  return {
    name: 'content-gate',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command === 'build') checking = check(fileURLToPath(config.root));
        // The result is awaited below.
        checking?.catch(() => undefined);
      },
      // Runs before Astro reads the content, as the check explains mistakes in a text better.
      'astro:config:done': async ({ logger }) => {
        if (!checking) return;
        const { faults, untranslated, reviews, entries } = await checking;
        for (const entry of untranslated)
          logger.warn(fill(phrases['report.untranslated'], { entry }));
        for (const reminder of formatOverdue(reviews, toIndianDay(new Date()), defaultLanguage))
          logger.warn(reminder);
        logger.info(`${entries} entries checked.`);
        if (faults.length === 0) return;
        const text = faults.map((fault) => formatFault(fault, defaultLanguage)).join('\n\n');
        const message = `The content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}. Nothing was published.\n\n${text}\n`;
        console.error(`\n${message}`);
        process.exit(1);
      },
    },
  };
}

/**
 * Checks the content while the fonts are made, in a separate process, whose end frees the memory of
 * the parsed texts.
 */
async function check(root: string): Promise<ContentReport> {
  const pool = new Tinypool({
    filename: checkFile,
    name: 'checkContentAndFiles',
    runtime: 'child_process',
    minThreads: 1,
    maxThreads: 1,
  });
  try {
    return (await pool.run(root)) as ContentReport;
  } finally {
    await pool.destroy();
  }
}
