interface Kept<T> {
  value?: { is: T; readAt: number }
  reading?: Promise<T>
  failure?: { error: unknown; until: number }
}

interface Options {
  /** Return an outdated value while no newer one can be read. */
  orStale?: boolean
  /** After a failed reading, the same error is thrown for this long before the next reading. */
  retryMs?: number
  /** Milliseconds that only grow. */
  now?: () => number
}

export interface Fresh<T> {
  /** The value of a key, read unless the kept one is younger than `maxAgeMs`. Calls during a reading wait for it. */
  get(key: string, maxAgeMs: number, read: () => Promise<T>): Promise<T>
  /** As `get`, but returns an outdated value at once and reads the newer one in the background. */
  getKept(key: string, maxAgeMs: number, read: () => Promise<T>): Promise<T>
  /** The kept value of a key, however old. */
  peek(key: string): T | undefined
  /** Makes the next `get` of every key read again. */
  forget(): void
}

/** Keeps values that were read from elsewhere in this process, for as long as each caller accepts their age. */
export function keepFresh<T>({ orStale = false, retryMs = 0, now = () => performance.now() }: Options = {}): Fresh<T> {
  const entries = new Map<string, Kept<T>>()

  function readInto(entry: Kept<T>, read: () => Promise<T>): Promise<T> {
    if (entry.failure && now() < entry.failure.until) return Promise.reject(entry.failure.error)
    entry.reading ??= read()
      .then(
        (is) => {
          entry.value = { is, readAt: now() }
          delete entry.failure
          return is
        },
        (error: unknown) => {
          entry.failure = { error, until: now() + retryMs }
          throw error
        },
      )
      .finally(() => {
        delete entry.reading
      })
    return entry.reading
  }

  const fresh: Fresh<T> = {
    async get(key, maxAgeMs, read) {
      const entry = entries.get(key) ?? {}
      entries.set(key, entry)
      if (entry.value && now() - entry.value.readAt < maxAgeMs) return entry.value.is
      try {
        return await readInto(entry, read)
      } catch (error) {
        if (!entry.value || !orStale) throw error
        return entry.value.is
      }
    },
    async getKept(key, maxAgeMs, read) {
      const reading = fresh.get(key, maxAgeMs, read)
      const value = entries.get(key)?.value
      if (!value) return reading
      reading.catch(() => undefined)
      return value.is
    },
    peek: (key) => entries.get(key)?.value?.is,
    forget() {
      for (const entry of entries.values()) {
        if (entry.value) entry.value.readAt = Number.NEGATIVE_INFINITY
        delete entry.failure
      }
    },
  }
  return fresh
}
