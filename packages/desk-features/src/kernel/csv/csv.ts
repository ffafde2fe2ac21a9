const quoted = (text: string) => (/["\r\n,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as CSV, with a line that names the columns. */
export const csvOf = <C extends string>(
  columns: readonly C[],
  rows: readonly Readonly<Partial<Record<C, string | number | null>>>[],
): string =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => quoted(String(row[name] ?? ''))).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')

/** A text that no spreadsheet takes for a formula, for files that only people read. */
export const harmlessCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
