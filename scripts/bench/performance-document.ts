import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/settings.ts'
import { goalSections } from './goals.ts'
import { type Column, goalTables, readCells } from './tables.ts'

export const performanceDocument = path.join(root, 'docs/performance.md')

const marks = (name: string) => [`<!-- bench: ${name} -->`, `<!-- end of bench: ${name} -->`] as const

/** The part of a document between the comments that mark its begin and end. Throws if there is no such part. */
export function partOf(document: string, name: string): string {
  const [begin, end] = marks(name)
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has no part "${name}".`)
  return document.slice(from + begin.length, to).trim()
}

export function withPart(document: string, name: string, text: string): string {
  partOf(document, name)
  const [begin, end] = marks(name)
  return `${document.slice(0, document.indexOf(begin) + begin.length)}\n\n${text}\n\n${document.slice(document.indexOf(end))}`
}

export function writeParts(file: string, parts: Readonly<Record<string, string>>): void {
  let document = readFileSync(file, 'utf8')
  for (const [name, text] of Object.entries(parts)) document = withPart(document, name, text)
  writeFileSync(file, document)
}

/** The document's table of goals with new figures in one column. */
export const goalsWith = (figures: ReadonlyMap<string, number>, column: Column): string =>
  goalTables(goalSections, figures, column, readCells(partOf(readFileSync(performanceDocument, 'utf8'), 'goals')))

/** Writes figures into the document's table of goals. */
export const writeGoals = (figures: ReadonlyMap<string, number>, column: Column): void =>
  writeParts(performanceDocument, { goals: goalsWith(figures, column) })
