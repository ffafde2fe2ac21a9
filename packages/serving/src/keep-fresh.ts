interface Kept<T> {
  value?: { is: T; readAt: number }
  reading?: Promise<T>
  failure?: { error: unknown; until: number }
}

interface Options {
  /** Return an outdated value if reading a newer value fails. */
  orStale?: boolean
  /** For this long after a failed reading, calls throw the same error without reading again. */
  retryMs?: number
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

export interface Fresh<T> {
  /** Returns a stored value younger than `maxAgeMs`, or reads the value. Concurrent calls share one reading. */
  get(key: string, maxAgeMs: number, read: () => Promise<T>): Promise<T>
  /** Like `get`, but returns an outdated value at once and reads a newer value in the background. */
  getKept(key: string, maxAgeMs: number, read: () => Promise<T>): Promise<T>
  /** The stored value of a key if it is younger than `maxAgeMs`. Reads nothing and answers at once. */
  peekFresh(key: string, maxAgeMs: number): T | undefined
  /** The stored value of a key, regardless of its age. */
  peek(key: string): T | undefined
  /** Makes the next `get` of every key read again. */
  forget(): void
}

/** Caches values in this process. Each call chooses the maximum age that it accepts. */
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
    peekFresh(key, maxAgeMs) {
      const value = entries.get(key)?.value
      return value && now() - value.readAt < maxAgeMs ? value.is : undefined
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
