/** A place in a built file. */
export interface BuiltPlace {
  file: string
  line: number
  column: number
}

/** The end of a line of a stack: Chromium puts the place in parentheses, Firefox and Safari do not. */
const place = /^([\w.-]+\.js):(\d{1,8}):(\d{1,8})\)?$/

/** The places of a stack that lie in the built files of a site; those of extensions and other sites are left out. */
export function builtPlaces(stack: string, origin: string): BuiltPlace[] {
  const folder = `${origin}/assets/`
  return stack.split('\n').flatMap((line) => {
    const start = line.lastIndexOf(folder)
    // The address begins the line, or follows the name of the function: `at name (address` or `name@address`.
    if (start < 0 || !['', ' ', '(', '@'].includes(line.charAt(start - 1))) return []
    const [, file, row, column] = place.exec(line.slice(start + folder.length).trimEnd()) ?? []
    return file ? [{ file, line: Number(row), column: Number(column) }] : []
  })
}
