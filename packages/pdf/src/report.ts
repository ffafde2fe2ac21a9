import type { PdfScript, Weight } from './fonts.ts'
import type { Align } from './pen.ts'

export interface ReportColumn {
  header: string
  align?: Align
  /** Share of the width, compared with the other columns. */
  share: number
}

export interface ReportTable {
  columns: readonly ReportColumn[]
  rows: readonly (readonly string[])[]
}

/** A section of a document under a heading of its own. */
export interface ReportPart {
  title: string
  /** Paragraphs below the heading. */
  text?: readonly string[] | undefined
  facts?: readonly { name: string; value: string }[] | undefined
  table?: ReportTable | undefined
}

/** A PNG or JPEG on a page of its own. */
export interface ReportPicture {
  title: string
  bytes: Uint8Array
}

/** A document with a heading, facts and a table. */
export interface Report {
  /** The BCP-47 tag. */
  language: string
  script?: PdfScript | undefined
  isRightToLeft: boolean
  title: string
  /** Who made the document. */
  author: string
  createdAt: Date
  /** Lines below the title. */
  lead: readonly string[]
  facts: readonly { name: string; value: string }[]
  table: ReportTable
  /** Facts below the table. */
  sums?: readonly { name: string; value: string }[] | undefined
  /** A text below the table. */
  note?: string | undefined
  parts?: readonly ReportPart[] | undefined
  pictures?: readonly ReportPicture[] | undefined
  pageName: (page: number, pages: number) => string
}

/** Every text of a report with its weight, for the choice of fonts. */
export function* textsOf(report: Report): Iterable<readonly [string, Weight]> {
  const { title, lead, facts, table, sums, note, parts = [], pictures = [], pageName } = report
  yield [title, 700]
  for (const line of [...lead, ...parts.flatMap(({ text }) => text ?? [])]) yield [line, 400]
  for (const { name, value } of [...facts, ...(sums ?? []), ...parts.flatMap((part) => part.facts ?? [])]) {
    yield [name, 400]
    yield [value, 700]
  }
  for (const part of [...parts, ...pictures]) yield [part.title, 700]
  for (const { columns, rows } of [table, ...parts.flatMap((part) => part.table ?? [])]) {
    for (const { header } of columns) yield [header, 700]
    for (const row of rows) for (const cell of row) yield [cell, 400]
  }
  if (note) yield [note, 400]
  yield [pageName(1_234_567_890, 1_234_567_890), 400]
}
