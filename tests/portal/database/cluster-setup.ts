import type { TestProject } from 'vitest/node';
import { startCluster } from '../../../scripts/setup/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the Postgres of this run; missing in a run on SQLite. */
    postgres?: string;
  }
}

/** Starts the Postgres that all tests of a run use. What they store may be lost. */
export default async function setUp(project: TestProject) {
  const cluster = await startCluster(['fsync=off', 'full_page_writes=off', 'max_connections=300']);
  if (!cluster) return undefined;
  project.provide('postgres', cluster.toUrl('postgres'));
  return () => cluster.remove();
}
