import { Failure } from '../failure/failure.ts'

export interface CsvLine {
  /** Line of the file on which the record begins, from 1. */
  line: number
  cells: string[]
  /** Bytes of the source read so far. */
  readBytes: number
}

/** Maximum length of a record in characters; a file with a longer record is rejected. */
const maxRecordLength = 64 * 1024

/** An empty cell, or one that contains only spaces and other separators. */
const blank = /^[\s,;]*$/
const separators = new Set([',', ';', '\t'])

/** UTF-16, which spreadsheets call "Unicode text", begins with a BOM; everything else is UTF-8. */
const encodingOf = (first: number | undefined, second: number | undefined) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/**
 * Reads RFC 4180 text in chunks, in UTF-8 or UTF-16, with or without a BOM. The separator of the first line (comma,
 * semicolon or tab) applies to all. Cells may be quoted and contain CRLF or LF line breaks. Skips blank lines.
 */
export async function* csvLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  let decoder: TextDecoder | null = null
  let pending = new Uint8Array()
  let separator = ''
  let cells: string[] = []
  let cell = ''
  let size = 0
  let quoted = false
  let afterQuote = false
  let line = 1
  let start = 1
  let readBytes = 0

  const endRecord = (): CsvLine | null => {
    const record = { line: start, cells: [...cells, cell], readBytes }
    cells = []
    cell = ''
    size = 0
    quoted = false
    afterQuote = false
    start = line
    if (/^sep=$/i.test(record.cells[0] ?? '') && record.line === 1) return null
    return record.cells.every((one) => blank.test(one)) ? null : record
  }

  function* read(text: string): Generator<CsvLine> {
    for (const char of text) {
      if (++size > maxRecordLength) throw new Failure('upload_format', { field: `line ${start}` })
      if (quoted && !afterQuote) {
        if (char === '\n') line++
        if (char === '"') afterQuote = true
        else cell += char
        continue
      }
      if (afterQuote && char === '"' && quoted) {
        cell += '"'
        afterQuote = false
        continue
      }
      if (!separator && separators.has(char)) separator = char
      if (char === '\n') {
        line++
        const record = endRecord()
        if (record) yield record
      } else if (char === separator) {
        cells.push(cell)
        cell = ''
        quoted = false
        afterQuote = false
      } else if (char === '"' && cell === '' && !quoted) quoted = true
      else if (char !== '\r') cell += char
    }
  }

  /**
   * Decodes the next bytes; without an argument, decodes the remaining bytes. The first two bytes of a file decide its
   * encoding.
   */
  const decode = (bytes?: Uint8Array) => {
    const input = bytes ? Buffer.concat([pending, bytes]) : pending
    pending = new Uint8Array()
    if (bytes && !decoder && input.length < 2) {
      pending = input
      return ''
    }
    try {
      decoder ??= new TextDecoder(encodingOf(input[0], input[1]), { fatal: true })
      return decoder.decode(input, { stream: bytes !== undefined })
    } catch (error) {
      throw new Failure('upload_format', { field: 'encoding', cause: error })
    }
  }
  for await (const bytes of source) {
    readBytes += bytes.length
    yield* read(decode(bytes))
  }
  yield* read(decode())
  if (quoted && !afterQuote) throw new Failure('upload_format', { field: `line ${start}` })
  const last = endRecord()
  if (last) yield last
}
