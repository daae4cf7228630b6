import { sql, type Kysely } from 'kysely';

const statements = [
  `create table submissions (
    id text primary key,
    kind text not null,
    reference text unique,
    state text not null,
    name text not null,
    email text not null,
    organization text not null,
    language text not null,
    payload text not null,
    notice text,
    received_at text not null,
    due_day text,
    complaint text,
    reminded_day text,
    version integer not null default 0,
    is_open integer not null default 1,
    on_hold integer not null default 0
  )`,
  // Each index of the list ends with the columns it is sorted by, so that a page is read from the index.
  'create index submissions_open on submissions (is_open, due_day, id)',
  'create index submissions_in_state on submissions (state, due_day, id)',
  'create index submissions_open_of on submissions (kind, is_open, due_day, id)',
  'create index submissions_in_state_of on submissions (kind, state, due_day, id)',
  'create index submissions_received on submissions (kind, received_at)',
  `create table counters (
    kind text not null,
    year integer not null,
    last integer not null,
    primary key (kind, year)
  )`,
  `create table codes (
    requester text primary key,
    id text not null,
    submission_id text not null references submissions (id) on delete cascade,
    expires_at text not null,
    tries_left integer not null
  )`,
  'create index codes_of on codes (submission_id)',
  `create table mails (
    id text primary key,
    submission_id text references submissions (id) on delete cascade,
    kind text not null,
    recipient text not null,
    language text not null,
    details text not null,
    created_at text not null,
    next_at text,
    tries integer not null,
    sent_at text,
    error text,
    failed_at text
  )`,
  // Only mails that wait: in order of sending.
  'create index mails_due on mails (kind, next_at) where next_at is not null',
  'create index mails_sent on mails (sent_at, recipient)',
  'create index mails_of on mails (submission_id)',
  'create index mails_by_error on mails (error)',
  `create table answers (
    id text primary key,
    content text not null,
    answer text not null,
    answered_at text not null
  )`,
  'create table limits (id text primary key, started_at text not null, calls integer not null)',
  `create table sign_ins (
    id text primary key,
    address text not null,
    browser text,
    page text not null,
    expires_at text not null
  )`,
  `create table sessions (
    id text primary key,
    address text not null,
    started_at text not null,
    expires_at text not null
  )`,
  'create index sessions_of on sessions (address)',
  `create table changes (
    submission_id text not null references submissions (id) on delete cascade,
    version integer not null,
    address text not null,
    changed_at text not null,
    state text not null,
    note text not null,
    primary key (submission_id, version)
  )`,
  `create table access_log (
    id text primary key,
    address text not null,
    action text not null,
    reference text not null,
    logged_at text not null
  )`,
  'create index access_log_of on access_log (reference)',
  `create table tasks (
    id text primary key,
    ran_at text not null,
    trusted_until text not null,
    retention text not null,
    stopped text
  )`,
  `create table search_words (
    submission_id text primary key references submissions (id) on delete cascade,
    words text not null
  )`,
];

/** Creates all tables. A later change goes into a new file in this folder. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
