import { vi } from 'vitest';
import { cases } from './cases.ts';
import { trySown } from './try-sown.ts';

// The sites have no history. To ask Git for it each time would take a third of the time.
vi.mock('../../../packages/content-check/rules/languages/history.ts', () => ({
  findOutdated: () => [],
}));

// Opening files takes longest, so opened.test.ts runs them in parallel.
trySown(cases.filter(({ topic }) => topic !== 'opened'));
