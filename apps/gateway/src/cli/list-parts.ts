import { createReadStream } from 'node:fs'
import { csvLines } from '../modules/seller/csv-lines.ts'

const cell = (value: string) => (/[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

export interface ListPart {
  bytes: Uint8Array
  /** Share of the file that was read, 0 to 1. */
  read: number
  /** Line of the file of each record, in order: the header of a part is its line 1. */
  lines: { part: number; file: number }[]
}

/** A list of offers in parts a gateway takes, each with the header; the file is never in memory as a whole. */
export async function* listParts(file: string, size: number, mostBytes: number): AsyncGenerator<ListPart> {
  let header = ''
  let text = ''
  let at = 1
  let lines: ListPart['lines'] = []
  const part = (readBytes: number): ListPart => ({
    bytes: Buffer.from(text),
    read: size === 0 ? 1 : Math.min(1, readBytes / size),
    lines,
  })
  let readBytes = 0
  for await (const record of csvLines(createReadStream(file))) {
    readBytes = record.readBytes
    const row = `${record.cells.map((value) => cell(value.replace(/^\uFEFF/, ''))).join(',')}\n`
    if (!header) {
      header = row
      text = header
      at = 2
      continue
    }
    if (lines.length > 0 && Buffer.byteLength(text) + Buffer.byteLength(row) > mostBytes) {
      yield part(readBytes)
      text = header
      at = header.split('\n').length
      lines = []
    }
    lines.push({ part: at, file: record.line })
    text += row
    at += row.split('\n').length - 1
  }
  if (lines.length > 0) yield part(size)
  else if (!header) throw new Error(`${file} is empty`)
}
