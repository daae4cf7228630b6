import { vi } from 'vitest';

interface StandInEntry {
  id: string;
  body?: string;
  data: Record<string, unknown>;
}

/**
 * Replaces `astro:content` in these tests: collections by name, with the translations of `notices`
 * under `notices_hi`. Use it as `vi.mock('astro:content', () => standIn(collections))`.
 */
export function standIn(collections: Record<string, StandInEntry[]>) {
  return {
    getCollection: vi.fn((name: string) => Promise.resolve(collections[name] ?? [])),
    render: vi.fn(),
  };
}
