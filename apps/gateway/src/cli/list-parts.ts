import { createReadStream } from 'node:fs'
import { csvLines } from '../platform/csv/csv-lines.ts'

const cell = (value: string) => (/[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

export interface ListPart {
  bytes: Uint8Array
  /** Share of the file read so far, 0 to 1. */
  read: number
  /** Line numbers of each record in this part and in the file. Line 1 of a part is its header. */
  lines: { part: number; file: number }[]
}

/** Splits a CSV list of offers into parts small enough to upload, each with the header. Streams the file. */
export async function* listParts(file: string, size: number, maxBytes: number): AsyncGenerator<ListPart> {
  let header = ''
  let text = ''
  let partLine = 1
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
      partLine = 2
      continue
    }
    if (lines.length > 0 && Buffer.byteLength(text) + Buffer.byteLength(row) > maxBytes) {
      yield part(readBytes)
      text = header
      partLine = header.split('\n').length
      lines = []
    }
    lines.push({ part: partLine, file: record.line })
    text += row
    partLine += row.split('\n').length - 1
  }
  if (lines.length > 0) yield part(size)
  else if (!header) throw new Error(`${file} is empty`)
}
