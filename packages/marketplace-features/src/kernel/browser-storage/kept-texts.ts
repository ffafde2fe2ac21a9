/** Stores texts by name; only in memory, for the life of the page, if the browser blocks storage. */
export interface KeptTexts {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/**
 * A browser storage that never throws. A browser that blocks a site's data throws on any access to the storage, and a
 * full one throws when a text is set.
 */
function keptTexts(name: 'localStorage' | 'sessionStorage'): KeptTexts {
  const inMemory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(globalThis[name])
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, text) {
      inMemory.delete(key)
      const isKept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (!isKept) inMemory.set(key, text)
    },
    removeItem(key) {
      inMemory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** Stored until the tab is closed. */
export const visitStorage = keptTexts('sessionStorage')
/** Stored until it is cleared. */
export const lastingStorage = keptTexts('localStorage')
