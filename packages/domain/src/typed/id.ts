/** Regular expression sources without anchors, for use in longer patterns. */
export const idSource = '[0-9]{1,19}'
export const uuidSource = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Anchored patterns for JSON schemas. */
export const idPattern = `^${idSource}$`
export const uuidPattern = `^${uuidSource}$`

const id = new RegExp(idPattern)
const uuid = new RegExp(uuidPattern)

/** Ids are sent as text, because JavaScript numbers cannot hold 64 bits. */
export const isId = (text: string): boolean => id.test(text)
export const isUuid = (text: string): boolean => uuid.test(text)
