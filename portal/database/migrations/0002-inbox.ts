import type { Kysely } from 'kysely';

/** What the inbox needs: who has signed in, what was done with a submission, and finding one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('sign_ins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_of').on('sessions').column('address').execute();

  await schema
    .createTable('changes')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('changes_key', ['submission_id', 'version'])
    .execute();
  await schema
    .alterTable('submissions')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('submissions')
    .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  // The columns of each end with what the list is ordered by, so that a page of it is read from the index.
  for (const [name, columns] of [
    ['submissions_open', ['is_open', 'due_day', 'id']],
    ['submissions_in_state', ['state', 'due_day', 'id']],
    ['submissions_open_of', ['kind', 'is_open', 'due_day', 'id']],
    ['submissions_in_state_of', ['kind', 'state', 'due_day', 'id']],
  ] as const)
    await schema
      .createIndex(name)
      .on('submissions')
      .columns([...columns])
      .execute();
  await schema.createIndex('mails_by_error').on('mails').column('error').execute();

  await schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('search_words_key', ['word', 'submission_id'])
    .execute();
  await schema.createIndex('search_words_of').on('search_words').column('submission_id').execute();
}
