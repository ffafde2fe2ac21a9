/** The name in messages of a kind of place that shows a file. */
export const placeKind = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
