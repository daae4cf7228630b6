import { defineConfig } from 'vitest/config';

/**
 * The tests of the pure rules alone, without Astro, because mutation testing runs them thousands of
 * times.
 */
export default defineConfig({
  test: {
    include: [
      'tests/core/**/*.test.ts',
      'tests/i18n/{fill,languages,translate}.test.ts',
      'tests/islands/*/rules.test.ts',
    ],
    testTimeout: 60_000,
  },
});
