const newline = 10

/** Reads a stream of bytes line by line, or yields all bytes up to a given line. */
export function createLineReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (done) return false
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return true
  }

  /** The next line without its line break; null at the end of the stream. */
  async function line(): Promise<string | null> {
    for (;;) {
      const end = rest.indexOf(newline)
      if (end >= 0) {
        const text = rest.toString('utf8', 0, end)
        rest = rest.subarray(end + 1)
        return text
      }
      if (!(await more())) return null
    }
  }

  /** Yields whole lines up to, but not including, the line `last`; throws if the stream ends before `last`. */
  async function* until(last: string): AsyncGenerator<Buffer> {
    const wanted = Buffer.from(`${last}\n`)
    for (;;) {
      const whole = rest.lastIndexOf(newline) + 1
      if (whole > 0) {
        const isFirst = rest.subarray(0, wanted.length).equals(wanted)
        const start = isFirst ? 0 : rest.indexOf(`\n${last}\n`) + 1
        if ((isFirst || start > 0) && start < whole) {
          if (start > 0) yield rest.subarray(0, start)
          rest = rest.subarray(start + wanted.length)
          return
        }
        const lines = rest.subarray(0, whole)
        rest = rest.subarray(whole)
        yield lines
      }
      if (!(await more())) throw new Error('The backup ends in the middle of its rows.')
    }
  }

  return { line, until }
}
