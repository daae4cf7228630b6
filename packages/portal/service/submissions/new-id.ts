import { randomUUID } from 'node:crypto';

/**
 * A new id that sorts by its time (RFC 9562, UUID version 7), so that of what is due on one day, what
 * came first is first.
 */
export function createId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
