const id = /^[0-9]{1,19}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The shapes as JSON schemas carry them. */
export const idPattern = id.source
export const uuidPattern = uuid.source

/** Numbers of rows travel as text: they outgrow the numbers of a browser. */
export const isId = (text: string): boolean => id.test(text)
export const isUuid = (text: string): boolean => uuid.test(text)
