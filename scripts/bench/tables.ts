import type { GoalSection } from './goals.ts'
import type { Results } from './results.ts'

/** Columns of the table of goals that a run can fill. */
export type Column = 'before' | 'after'

type Cells = Record<Column, string>

/** Formats a value with about three significant digits, because runs are not more precise. */
function number(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return value.toFixed(0)
  if (value >= 10) return value.toFixed(1)
  return value.toFixed(value < 0.1 ? 3 : 2)
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The cells of an earlier table, by the first cell of the row. */
export function readCells(markdown: string): Map<string, Cells> {
  const rows = markdown.split('\n').filter((row) => row.startsWith('| ') && !row.startsWith('| ---'))
  return new Map(
    rows.map((row) => {
      const [what = '', , before = '', after = ''] = row
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
      return [what, { before, after }]
    }),
  )
}

const shown = (cells: Cells): string => {
  const [before, after] = [Number.parseFloat(cells.before), Number.parseFloat(cells.after)]
  return cells.before && cells.after && before > 0 && after >= 0 ? number(after / before) : ''
}

/** The table of goals. A cell that this run did not measure keeps its earlier value. */
export function goalTables(
  sections: readonly GoalSection[],
  goals: ReadonlyMap<string, number>,
  column: Column,
  earlier: ReadonlyMap<string, Cells>,
): string {
  return sections
    .map(({ title, rows }) => {
      const body = rows.map(({ key, goal }) => {
        const cells = { ...(earlier.get(key) ?? { before: '', after: '' }) }
        const value = goals.get(key)
        if (value !== undefined) cells[column] = number(value)
        return line([key, goal, cells.before, cells.after, shown(cells)])
      })
      return [
        `### ${title}`,
        '',
        line(['', 'goal', 'before', 'after', 'after ÷ before']),
        line(['---', '---', '---:', '---:', '---:']),
        ...body,
      ].join('\n')
    })
    .join('\n\n')
}

/** The table of everything measured under load, with the processor time of each role. */
export function figuresTable({ rows }: Results): string {
  const roles = ['storefront', 'gateway', 'database', 'reference']
  const head = [
    '',
    'per second',
    'p50 ms',
    'p95 ms',
    ...roles.map((role) => `${role}, processor ms`),
    'KB',
    'failed',
    'ratio',
  ]
  const body = rows.map(({ name, figures, compared }) => [
    name,
    number(figures.perSecond),
    number(figures.p50),
    number(figures.p95),
    ...roles.map((role) => (figures.cpu[role] === undefined ? '' : figures.cpu[role].toFixed(2))),
    figures.kilobytes.toFixed(1),
    figures.failed === 0 ? '' : String(figures.failed),
    compared ? `${number(compared.ratio)} of ${compared.of}` : '',
  ])
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...body.map(line)].join('\n')
}
