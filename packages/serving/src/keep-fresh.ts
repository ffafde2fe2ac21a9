interface Kept<T> {
  value?: { is: T; readAt: number }
  reading?: Promise<T>
}

interface Options {
  /** A value too old is better than none: it is given while a new one cannot be read. */
  orStale?: boolean
  /** Milliseconds that only grow. */
  now?: () => number
}

export interface Fresh<T> {
  /** The value of a key, read unless the kept one is young enough. Who asks while it is read waits for that reading. */
  get(key: string, maxAgeMs: number, read: () => Promise<T>): Promise<T>
  /** Has every key read again by the next who asks. */
  forget(): void
}

/** Keeps what is read from elsewhere, in this process, for as long as whoever asks finds young enough. */
export function keepFresh<T>({ orStale = false, now = () => performance.now() }: Options = {}): Fresh<T> {
  const kept = new Map<string, Kept<T>>()

  return {
    async get(key, maxAgeMs, read) {
      const entry = kept.get(key) ?? {}
      kept.set(key, entry)
      if (entry.value && now() - entry.value.readAt < maxAgeMs) return entry.value.is
      entry.reading ??= read().finally(() => {
        delete entry.reading
      })
      try {
        const is = await entry.reading
        entry.value = { is, readAt: now() }
        return is
      } catch (error) {
        if (!entry.value || !orStale) throw error
        return entry.value.is
      }
    },
    forget() {
      for (const { value } of kept.values()) if (value) value.readAt = Number.NEGATIVE_INFINITY
    },
  }
}
