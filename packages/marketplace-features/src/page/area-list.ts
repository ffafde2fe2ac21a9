function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads an area with a list. Undefined if the list is missing or empty. */
export function areaList<T>(jsonData: string, list: string): T | undefined {
  const value = parse(jsonData)
  if (typeof value !== 'object' || value === null) return undefined
  const items: unknown = (value as Record<string, unknown>)[list]
  return Array.isArray(items) && items.length > 0 ? (value as T) : undefined
}
