/** A row of docs/desk-jobs.md: a job, its browser test, and what the test looks for in the audit log. */
export interface JobRow {
  job: string
  file: string
  entries: readonly string[]
}

/** The rows of the table. An entry is a call in backquotes, or words of the log. */
export const jobRows = (page: string): JobRow[] =>
  [...page.matchAll(/^\| ([^|]+) \| `([^`|]+\.e2e\.ts)` \| ([^|]+) \|$/gm)].map(
    ([, job = '', file = '', entries = '']) => ({
      ...{ job, file },
      entries: entries === '—' ? [] : entries.split(', ').map((entry) => entry.replace(/^`|`$/g, '')),
    }),
  )

/** What is wrong with the rows, given the text of a browser test, or null where there is none. */
export const jobFaults = (rows: readonly JobRow[], textOf: (file: string) => string | null): string[] =>
  rows.flatMap(({ job, file, entries }) => {
    const text = textOf(file)
    if (text === null) return [`${job}: there is no ${file}`]
    return entries.filter((entry) => !text.includes(entry)).map((entry) => `${job}: ${file} does not look for ${entry}`)
  })
