/** Scientific notation: a spreadsheet has dropped the last digits of a long number. */
const shortened = /^[+-]?[0-9](?:[.,][0-9]+)?E[+-]?[0-9]+$/i

export const isShortenedNumber = (cell: string): boolean => shortened.test(cell.trim())

/** The names of a header's columns, without a BOM, blanks and capitals. */
export const columnNames = (header: readonly string[]): string[] =>
  header.map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  )
