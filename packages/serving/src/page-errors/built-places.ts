/** A place in a built file. */
export interface BuiltPlace {
  file: string
  line: number
  column: number
}

/** Chromium writes `at name (address:line:column)`, Firefox and Safari `name@address:line:column`. */
const place = /(https?:\/\/[^\s()@]+?)\/assets\/([\w.-]+\.js):(\d{1,8}):(\d{1,8})\)?$/

/** The places of a stack that lie in the built files of a site; those of extensions and other sites are left out. */
export function builtPlaces(stack: string, origin: string): BuiltPlace[] {
  return stack.split('\n').flatMap((line) => {
    const [, site, file, row, column] = place.exec(line.trimEnd()) ?? []
    return site === origin && file ? [{ file, line: Number(row), column: Number(column) }] : []
  })
}
