import { Failure } from '../../platform/failure.ts'

export interface CsvLine {
  /** Line of the file on which the record begins, from 1. */
  line: number
  cells: string[]
  /** Bytes of the source that were read so far. */
  readBytes: number
}

/** A record longer than this is no list of offers. */
const longestRecord = 64 * 1024

/** Reads RFC 4180 text piece by piece: commas or semicolons, quoted cells with line breaks, CRLF or LF, a BOM. */
export async function* csvLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
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
    return record.cells.length === 1 && record.cells[0]?.trim() === '' ? null : record
  }

  function* read(text: string): Generator<CsvLine> {
    for (const char of text) {
      if (++size > longestRecord) throw new Failure('upload_format', { field: `line ${start}` })
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
      if (!separator && (char === ',' || char === ';')) separator = char
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

  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
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
