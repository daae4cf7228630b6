import type { AstroIntegration } from 'astro';
import { forgetTexts } from '../content/text-tree.ts';
import { checkContentAndFiles } from '../content-check/check.ts';
import { formatFault } from '../content-check/format-fault.ts';
import { formatOverdue } from '../content-check/reviews.ts';
import { toIndianDay } from '../../core/indian-day.ts';

/**
 * Stops the build when something in the content is wrong, with a message for the person who wrote
 * it. In development `contentWatch` tells them.
 */
export function contentGate(): AstroIntegration {
  return {
    name: 'content-gate',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build') return;
        const { faults, untranslated, reviews, entries } = await checkContentAndFiles(process.cwd());
        // The check parses every text, and the rest of the build none of them.
        forgetTexts();
        for (const entry of untranslated) logger.warn(`No translation yet, shown in English: ${entry}`);
        for (const reminder of formatOverdue(reviews, toIndianDay(new Date()), 'en')) logger.warn(reminder);
        logger.info(`${entries} entries checked.`);
        if (faults.length === 0) return;
        const text = faults.map((fault) => formatFault(fault, 'en')).join('\n\n');
        const message = `The content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}. Nothing was published.\n\n${text}\n`;
        console.error(`\n${message}`);
        process.exit(1);
      },
    },
  };
}
