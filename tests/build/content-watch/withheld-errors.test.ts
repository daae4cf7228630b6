import type { AstroLoggerMessage } from 'astro';
import { expect, test, vi } from 'vitest';
import logWithoutExplainedErrors, { tellContentState } from '../../../src/build/content-watch/withheld-errors.ts';

/** What a log prints while `act` runs. */
function printedBy(act: (write: (message: string, level?: AstroLoggerMessage['level']) => void) => void): string {
  const printed: string[] = [];
  for (const stream of [process.stderr, process.stdout])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
  const log = logWithoutExplainedErrors();
  act((message, level = 'error') => log.write({ label: null, level, message, newLine: true }));
  vi.restoreAllMocks();
  return printed.join('');
}

const trace = 'MDXError: Expected a closing tag\n    at /site/src/content/notices/closed/en.mdx:10:1';

test('the stack trace of a text that the content check explains is not printed', () => {
  const printed = printedBy((write) => {
    tellContentState('checking');
    write(trace);
    tellContentState('faults');
    write(trace);
  });
  expect(printed).toBe('');
});

test('what the content check does not explain is printed after it', () => {
  const printed = printedBy((write) => {
    tellContentState('checking');
    write(trace);
    tellContentState('no faults');
  });
  expect(printed).toContain(trace);
});

test('what is not about the content is printed at once, and so is everything without a fault', () => {
  const code = 'TypeError: x is not a function\n    at /site/src/data/entries.ts:10:1';
  expect(
    printedBy((write) => {
      tellContentState('faults');
      write(code);
      write('/src/content/notices/closed/en.mdx was changed', 'info');
    }),
  ).toMatch(/TypeError[\s\S]*was changed/);
  expect(
    printedBy((write) => {
      tellContentState('no faults');
      write(trace);
    }),
  ).toContain(trace);
});
