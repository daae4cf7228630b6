import { randomUUID } from 'node:crypto';

/**
 * Creates an id that sorts by time (RFC 9562, UUID version 7), so that submissions due on one day are
 * listed in the order they arrived.
 */
export function createId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
