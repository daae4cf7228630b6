import type { Kysely } from 'kysely';

/** Creates all tables. A later change goes into a new file in this folder. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('organization', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('due_day', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('on_hold', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Each index of the list ends with the columns it is sorted by, so that a page is read from the index.
  for (const [name, columns] of [
    ['submissions_open', ['is_open', 'due_day', 'id']],
    ['submissions_in_state', ['state', 'due_day', 'id']],
    ['submissions_open_of', ['kind', 'is_open', 'due_day', 'id']],
    ['submissions_in_state_of', ['kind', 'state', 'due_day', 'id']],
    ['submissions_received', ['kind', 'received_at']],
  ] as const)
    await schema
      .createIndex(name)
      .on('submissions')
      .columns([...columns])
      .execute();
  await schema
    .createTable('counters')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counters_key', ['kind', 'year'])
    .execute();
  await schema
    .createTable('codes')
    .addColumn('requester', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('codes_of').on('codes').column('submission_id').execute();
  await schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.references('submissions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('error', 'text')
    .addColumn('failed_at', 'text')
    .execute();
  // Only mails that wait: in order of sending.
  await schema
    .createIndex('mails_due')
    .on('mails')
    .columns(['kind', 'next_at'])
    .where('next_at', 'is not', null)
    .execute();
  await schema.createIndex('mails_sent').on('mails').columns(['sent_at', 'recipient']).execute();
  await schema.createIndex('mails_of').on('mails').column('submission_id').execute();
  await schema.createIndex('mails_by_error').on('mails').column('error').execute();
  await schema
    .createTable('answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('limits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .execute();
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
    .addColumn('started_at', 'text', (column) => column.notNull())
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
    .createTable('access_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('logged_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('access_log_of').on('access_log').column('reference').execute();
  await schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ran_at', 'text', (column) => column.notNull())
    .addColumn('trusted_until', 'text', (column) => column.notNull())
    .addColumn('retention', 'text', (column) => column.notNull())
    .addColumn('stopped', 'text')
    .execute();
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
