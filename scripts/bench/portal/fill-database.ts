import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../portal/database/open.ts';

/** How many rows one statement stores. */
const rows = 500;

/** Stores messages in a database as if they had arrived over a year, one after another. */
export async function fillDatabase(name: string, count: number): Promise<void> {
  const database = openDatabase(name);
  await database.transaction().execute(async (store) => {
    for (let first = 0; first < count; first += rows)
      await store
        .insertInto('submissions')
        .values(Array.from({ length: rows }, (_, index) => toMessage(first + index, count)))
        .execute();
  });
  await database.destroy();
}

function toMessage(index: number, count: number) {
  const received = Date.UTC(2025, 0, 1) + (index / count) * 365 * 24 * 60 * 60_000;
  const email = `visitor${index}@bank.example`;
  const name = `Visitor ${index}`;
  const payload = { name, email, phone: '', subject: 'Feedback', message: 'Words. '.repeat(60) };
  return {
    id: randomUUID(),
    kind: 'message' as const,
    reference: `IFSF-M-2025-${String(index + 1).padStart(6, '0')}`,
    state: 'new' as const,
    name,
    email,
    organization: '',
    language: 'en' as const,
    payload: JSON.stringify(payload),
    notice: null,
    received_at: new Date(received).toISOString(),
    due_day: new Date(received + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10),
  };
}
