/** The prefix of all storage keys of this site; see `packages/base/shared/storage-keys.ts`. */
export const storagePrefix = 'site.';

/** The prefix of all caches of this site; see the service worker. */
export const cachePrefix = 'site-';

/** The storage keys of this site. */
export function toOwnKeys(storage: Pick<Storage, 'length' | 'key'>): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(storagePrefix),
  );
}
