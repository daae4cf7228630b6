import type { Kysely } from 'kysely';

/** What is due is found without reading all that is not, and deleted without reading all codes. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('codes_of').on('codes').column('submission_id').execute();
  await schema
    .createIndex('submissions_received')
    .on('submissions')
    .columns(['kind', 'received_at'])
    .execute();
}
