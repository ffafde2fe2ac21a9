import { Failure } from '../../platform/failure/failure.ts'

export interface CsvLine {
  /** Line of the file on which the record begins, from 1. */
  line: number
  cells: string[]
  /** Bytes of the source that were read so far. */
  readBytes: number
}

/** A record longer than this is no list of offers. */
const longestRecord = 64 * 1024

/** Nothing, or the separators of another list. */
const blank = /^[\s,;]*$/
const separators = new Set([',', ';', '\t'])

/** UTF-16, as spreadsheets write "Unicode text", begins with its mark; everything else is UTF-8. */
const encodingOf = (first: number | undefined, second: number | undefined) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/**
 * Reads RFC 4180 text piece by piece: commas, semicolons or tabs, as its first line has them, quoted cells with line
 * breaks, CRLF or LF, a BOM, UTF-8 or UTF-16. Lines in which nothing stands are passed over.
 */
export async function* csvLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  let decoder: TextDecoder | null = null
  let waiting = new Uint8Array()
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

  /** The text of the next bytes, or of what is left at the end; the first two of a file tell how it is written. */
  const decode = (bytes?: Uint8Array) => {
    const given = bytes ? Buffer.concat([waiting, bytes]) : waiting
    waiting = new Uint8Array()
    if (bytes && !decoder && given.length < 2) {
      waiting = given
      return ''
    }
    try {
      decoder ??= new TextDecoder(encodingOf(given[0], given[1]), { fatal: true })
      return decoder.decode(given, { stream: bytes !== undefined })
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
