import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const rowPattern = /^\| ([A-I]-\d{2}|[RS]\d{1,2}) \|/
const idPattern = /^(?:(?:[A-I]-\d{2}|[RS]\d{1,2})\s+)+/
const titlePattern =
  /\b(?:it|test)(?:\.(?:each|for|only|skipIf|concurrent|sequential)(?:\([^)]*\)|`[^`]*`)?)?\(\s*(['"`])((?:(?!\1).)+)\1/g

/** Ids of every row of docs/ledger.md, in order. */
function rows(): string[] {
  return readFileSync(path.join(root, 'docs/ledger.md'), 'utf8')
    .split('\n')
    .flatMap((line) => rowPattern.exec(line)?.[1] ?? [])
}

const leadingIds = (title: string): string[] => idPattern.exec(`${title} `)?.[0].trim().split(/\s+/) ?? []

interface Title {
  title: string
  place: string
}

/** Titles as the sources have them. */
function writtenTitles(): Title[] {
  const files = globSync(['apps/**/*.{test,e2e}.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(titlePattern)].map((match) => ({
      title: match[2] ?? '',
      place: file,
    })),
  )
}

interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}

/** Titles that the last test run saw pass; this also knows the rows of tables (`it.each`). */
function passedTitles(): Title[] {
  return globSync('.cache/test-reports/*.json', { cwd: root }).flatMap((file) => {
    const report: Report = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    // NOTE: a cached report may be of another checkout; what is outside this one proves nothing here.
    const own = report.testResults.filter(({ name }) => !path.relative(root, name).startsWith('..'))
    return own.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => ({ title, place: path.relative(root, name) })),
    )
  })
}

function main(): number {
  const known = rows()
  const tests = new Map(known.map((id) => [id, new Set<string>()]))
  const unknown: string[] = []
  for (const { title, place } of [...writtenTitles(), ...passedTitles()]) {
    for (const id of leadingIds(title)) {
      const found = tests.get(id)
      if (found) found.add(`${place}: ${title}`)
      else unknown.push(`${id} in ${place}`)
    }
  }
  if (unknown.length > 0) {
    console.error(`Ids that are not in docs/ledger.md:\n  ${[...new Set(unknown)].join('\n  ')}`)
    return 1
  }
  const covered = known.filter((id) => (tests.get(id)?.size ?? 0) > 0)
  if (process.argv.includes('--check')) return 0
  for (const id of covered) console.log(`${id}\n    ${[...(tests.get(id) ?? [])].join('\n    ')}`)
  const isGoal = (id: string) => !id.includes('-')
  const bare = known.filter((id) => !covered.includes(id))
  console.log(`\nWithout a test:\n  ${bare.join(' ')}`)
  const ledgerRows = known.filter((id) => !isGoal(id))
  const goals = known.filter(isGoal)
  const share = (all: string[]) => `${all.filter((id) => covered.includes(id)).length} of ${all.length}`
  console.log(`\n${share(ledgerRows)} ledger rows and ${share(goals)} reliability and security goals have tests`)
  return 0
}

process.exit(main())
