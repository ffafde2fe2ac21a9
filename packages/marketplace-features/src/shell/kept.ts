interface Entry<T> {
  value: Promise<T>
  until: number
}

/** Returns a cache that stores the loaded value of a key for `ms`, up to `limit` keys. Does not cache failures. */
export function keptFor<T>(ms: number, limit = 500, now: () => number = Date.now) {
  const entries = new Map<string, Entry<T>>()
  return (key: string, load: () => Promise<T>): Promise<T> => {
    const cached = entries.get(key)
    if (cached && cached.until > now()) return cached.value
    const value = load()
    entries.set(key, { value, until: now() + ms })
    value.catch(() => entries.delete(key))
    const [oldest] = entries.keys()
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
    return value
  }
}
