/** Texts under names. Where a browser keeps nothing they last as long as the page. */
export interface KeptTexts {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/**
 * A storage of the browser that never throws. A browser that blocks the data of a site throws already when its storage is
 * named, and one without room when something is set.
 */
function keptTexts(name: 'localStorage' | 'sessionStorage'): KeptTexts {
  const inPage = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(globalThis[name])
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => inPage.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, text) {
      inPage.delete(key)
      const isKept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (!isKept) inPage.set(key, text)
    },
    removeItem(key) {
      inPage.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** Lasts as long as the tab. */
export const visitStorage = keptTexts('sessionStorage')
/** Lasts until somebody clears it. */
export const lastingStorage = keptTexts('localStorage')
