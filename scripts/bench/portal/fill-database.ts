import { randomUUID } from 'node:crypto';
import { storeSearchWords } from '@federation/portal/service/search/words';
import { openDatabase } from '@federation/portal/service/database/open';

/** Rows per statement. */
const rows = 500;

/** Age of the oldest row; the portal deletes rows older than a year when it starts. */
const days = 300;

/**
 * Stores messages and their search words in a database, as if they had arrived one after another
 * until now.
 */
export async function fillDatabase(name: string, count: number): Promise<void> {
  const database = openDatabase(name);
  await database.transaction().execute(async (store) => {
    for (let first = 0; first < count; first += rows) {
      const messages = Array.from({ length: rows }, (_, index) => toMessage(first + index, count));
      await store.insertInto('submissions').values(messages).execute();
      for (const message of messages) await storeSearchWords(store, message);
    }
  });
  await database.destroy();
}

function toMessage(index: number, count: number) {
  const received = Date.now() - (1 - index / count) * days * 24 * 60 * 60_000;
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
