/** An area that a preview shows instead of the published one, on the pages of a terminal. */
export interface DraftArea {
  area: { areaType: number; jsonData: string }
  terminal: 1 | 2
}

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
