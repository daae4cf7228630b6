import { channel } from 'node:diagnostics_channel';
import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import nodeDestination from 'astro/logger/node';

/** `checking` from a save until the content check has answered; the rest is its last answer. */
type ContentState = 'checking' | 'faults' | 'no faults';

/** Astro loads the log and its integrations separately, so that they share no variables, but Node’s channels. */
const states = channel('content-state');

/** Says that the content is being checked, and after that whether it has faults. */
export function tellContentState(state: ContentState): void {
  states.publish(state);
}

/** What the parsers of texts and fields say has one of these in it. */
const aboutContent = /\/src\/content\/|\/js-yaml\/|\/@astrojs\/mdx\//;

/**
 * The log of Astro, without the stack traces of a file of content that the content check explains. What it does not
 * explain is printed after it.
 *
 * @see https://docs.astro.build/en/reference/logger-reference/
 */
export default function logWithoutExplainedErrors(): AstroLoggerDestination {
  // Astro itself leaves out what is below the level that was asked for.
  const destination = nodeDestination({ level: 'debug' });
  let state: ContentState = 'no faults';
  let withheld: AstroLoggerMessage[] = [];
  states.subscribe((next) => {
    state = next as ContentState;
    if (state === 'checking') return;
    if (state === 'no faults') for (const event of withheld) destination.write(event);
    withheld = [];
  });
  return {
    write(event) {
      const isExplanation = event.label === 'content-watch';
      if (event.level !== 'error' || state === 'no faults' || isExplanation || !aboutContent.test(event.message)) destination.write(event);
      else if (state === 'checking') withheld.push(event);
    },
  };
}
