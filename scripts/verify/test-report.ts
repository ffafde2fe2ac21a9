import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The fields of vitest's JSON report that `summaryOf` reads. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: {
    /** The path of the test file. */
    name: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

// What a program printed before it ended takes several lines; a page of HTML in one line would hide the other failures.
const shownLines = 15
const shownCharacters = 300

export interface ReportSummary {
  passed: number
  failed: number
  /** File, title and the beginning of the reason of each failed test. */
  failures: string[]
}

/** Counts and failures of one project's run. A run without a report, or with an error outside tests, is one failure. */
export function summaryOf(file: string, root: string): ReportSummary {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const { numPassedTests: passed, numFailedTests: failed } = report
    const failures = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => {
          const reason = stripVTControlCharacters(failureMessages?.[0] ?? '')
            .split('\n')
            .slice(0, shownLines)
          const lines = reason.map((line) => `\n    ${line.slice(0, shownCharacters)}`)
          return `${path.relative(root, name)} > ${fullName}${lines.join('')}`
        }),
    )
    return { passed, failed: report.success || failed > 0 ? failed : 1, failures }
  } catch {
    return { passed: 0, failed: 1, failures: [] }
  }
}
