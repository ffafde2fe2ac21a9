import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { summaryOf } from './test-report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

function summarise(report: object) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return summaryOf(file, '/project')
}

describe('the report of a run', () => {
  it('names each failed test with the first lines of its error, without colours and cut to a readable length', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'takes away',
        failureMessages: [`\u001b[31mexpected 1 to be 2\u001b[39m\n at x.ts\n${'x'.repeat(400)}${'\nmore'.repeat(20)}`],
      },
    ]
    const testResults = [{ name: '/project/sums/sums.test.ts', assertionResults }]
    expect(summarise({ numPassedTests: 1, numFailedTests: 1, success: false, testResults })).toEqual({
      ...{ passed: 1, failed: 1 },
      failures: [
        `sums/sums.test.ts > takes away\n    expected 1 to be 2\n     at x.ts\n    ${'x'.repeat(300)}${'\n    more'.repeat(12)}`,
      ],
    })
  })

  it('counts a run that failed outside its tests, or has no report, as one failure', () => {
    expect(summarise({ numPassedTests: 3, numFailedTests: 0, success: false, testResults: [] }).failed).toBe(1)
    expect(summarise({ numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] }).failed).toBe(0)
    expect(summaryOf(path.join(folder, 'none.json'), folder)).toEqual({ passed: 0, failed: 1, failures: [] })
  })
})
