/** All entries of this site begin so; see `src/core/storage-keys.ts`. */
export const storagePrefix = 'ifsf.';

/** The keys of a storage that belong to this site. */
export function toOwnKeys(storage: Pick<Storage, 'length' | 'key'>): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(storagePrefix));
}
