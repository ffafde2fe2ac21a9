import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ledgerRows } from './repository/ledger-rows.ts'

const root = path.resolve(import.meta.dirname, '..')
const idPattern = /^(?:(?:[A-I]-\d{2}|[RS]\d{1,2}|[W-Z]\d{1,2}[a-d]?)\s+)+/
const leadingIds = (title: string): string[] => idPattern.exec(`${title} `)?.[0].trim().split(/\s+/) ?? []

interface Title {
  title: string
  place: string
}

const testKinds = ['for', 'each', 'only', 'skipIf', 'concurrent', 'sequential']

/** True for `it` and `test`, and for variants that run, such as `it.each(table)` and `it.concurrent`. */
function isTest(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === 'it' || node.text === 'test'
  if (ts.isCallExpression(node)) return isTest(node.expression)
  return ts.isPropertyAccessExpression(node) && testKinds.includes(node.name.text) && isTest(node.expression)
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node

/** The first cell of every row of an inline `it.each` table: the value of a `%s` at the beginning of a title. */
function firstCells(table: ts.Expression | undefined): string[] {
  const rows = table && unwrapped(table)
  if (!rows || !ts.isArrayLiteralExpression(rows)) return []
  return rows.elements.flatMap((element) => {
    const row = unwrapped(element)
    const cell = ts.isArrayLiteralExpression(row) ? row.elements[0] : row
    return cell && ts.isStringLiteralLike(cell) ? [cell.text] : []
  })
}

function titlesOf(call: ts.CallExpression): string[] {
  const [title] = call.arguments
  if (!title || !isTest(call.expression)) return []
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return []
  const text = ts.isTemplateExpression(title) ? title.head.text : title.text
  if (!text.startsWith('%s ') || !ts.isCallExpression(call.expression)) return [text]
  return firstCells(call.expression.arguments[0]).map((cell) => text.replace('%s', cell))
}

/** Test titles in the sources. */
function writtenTitles(): Title[] {
  const files = globSync(['apps/**/*.{test,e2e}.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  return files.flatMap((place) => {
    const titles: Title[] = []
    const look = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) titles.push(...titlesOf(node).map((title) => ({ title, place })))
      ts.forEachChild(node, look)
    }
    look(ts.createSourceFile(place, readFileSync(path.join(root, place), 'utf8'), ts.ScriptTarget.Latest))
    return titles
  })
}

interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}

/** Titles that passed in the last test run, including those from computed tables. */
function passedTitles(): Title[] {
  return globSync('.cache/test-reports/*.json', { cwd: root }).flatMap((file) => {
    const report: Report = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    // A cached report may come from another checkout: ignore files outside this checkout.
    const testResults = report.testResults.filter(({ name }) => !path.relative(root, name).startsWith('..'))
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => ({ title, place: path.relative(root, name) })),
    )
  })
}

function main(): number {
  const ids = ledgerRows().map(({ id }) => id)
  const tests = new Map(ids.map((id) => [id, new Set<string>()]))
  const unknown: string[] = []
  for (const { title, place } of [...writtenTitles(), ...passedTitles()]) {
    for (const id of leadingIds(title)) {
      const titles = tests.get(id)
      if (titles) titles.add(`${place}: ${title}`)
      else unknown.push(`${id} in ${place}`)
    }
  }
  if (unknown.length > 0) {
    console.error(
      `Ids that are neither in docs/ledger.md nor in docs/faults.md:\n  ${[...new Set(unknown)].join('\n  ')}`,
    )
    return 1
  }
  const covered = ids.filter((id) => (tests.get(id)?.size ?? 0) > 0)
  if (process.argv.includes('--check')) return 0
  for (const id of covered) console.log(`${id}\n    ${[...(tests.get(id) ?? [])].join('\n    ')}`)
  const isGoal = (id: string) => /^[RS]/.test(id)
  const isFault = (id: string) => /^[W-Z]/.test(id)
  const without = ids.filter((id) => !covered.includes(id))
  console.log(`\nWithout a test:\n  ${without.join(' ')}`)
  const statements = ids.filter((id) => id.includes('-'))
  const goals = ids.filter(isGoal)
  const faults = ids.filter(isFault)
  const share = (all: string[]) => `${all.filter((id) => covered.includes(id)).length} of ${all.length}`
  console.log(
    `\n${share(statements)} ledger rows, ${share(goals)} reliability and security goals and ${share(faults)} faults have tests`,
  )
  return 0
}

// NOTE: do not use process.exit(): it would discard output that a pipe has not read yet.
process.exitCode = main()
