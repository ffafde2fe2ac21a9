/** The shapes as part of a longer pattern. */
export const idSource = '[0-9]{1,19}'
export const uuidSource = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** The shapes as JSON schemas carry them. */
export const idPattern = `^${idSource}$`
export const uuidPattern = `^${uuidSource}$`

const id = new RegExp(idPattern)
const uuid = new RegExp(uuidPattern)

/** Numbers of rows travel as text: they outgrow the numbers of a browser. */
export const isId = (text: string): boolean => id.test(text)
export const isUuid = (text: string): boolean => uuid.test(text)
