export interface Remembered<T> {
  /** The remembered value, or a new one once it is too old. Callers at the same time share one. */
  get: () => Promise<T>
  /** The last value, however old; null before the first. */
  latest: () => { value: T; at: number } | null
  /** Makes the next `get` ask again. */
  forget: () => void
}

/** Remembers an answer that takes long, such as that of a registry. */
export function remember<T>(ask: () => Promise<T>, ttlMs: number, now: () => number = Date.now): Remembered<T> {
  let latest: { value: T; at: number } | null = null
  let isFresh = false
  let pending: Promise<T> | null = null
  return {
    get() {
      if (latest && isFresh && now() - latest.at < ttlMs) return Promise.resolve(latest.value)
      pending ??= ask()
        .then((value) => {
          latest = { value, at: now() }
          isFresh = true
          return value
        })
        .finally(() => {
          pending = null
        })
      return pending
    },
    latest: () => latest,
    forget() {
      isFresh = false
    },
  }
}
