/** Stores texts by name. If the browser blocks its storage, keeps them in memory until the page is closed. */
export interface KeptTexts {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/**
 * A browser storage that never throws. The native storage throws on any access if the browser blocks the site's data,
 * and on writing if the storage is full.
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
