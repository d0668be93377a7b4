/** Files that people hand in or that are made for them, by key: a path of letters, digits, dashes and one dot. */
export interface Storage {
  /** The whole file or, when it fails, none or the one before. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Removing what isn't there is no failure. */
  remove(key: string): Promise<void>
  /** Every key there is, in no order. */
  list(): AsyncIterable<string>
}

/** Letters, digits and dashes in each part, a dot only before the ending: no key leads out of the folder. */
export const isStorageKey = (key: string): boolean => /^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)

/** The key itself. @throws {RangeError} */
export function storageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${key}`)
  return key
}
