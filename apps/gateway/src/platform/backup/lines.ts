const newline = 10

/** Reads a stream of bytes as lines, or hands through everything up to a given line. */
export function createLineReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (done) return false
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return true
  }

  /** The next line without its end; null at the end of the stream. */
  async function line(): Promise<string | null> {
    for (;;) {
      const at = rest.indexOf(newline)
      if (at >= 0) {
        const text = rest.toString('utf8', 0, at)
        rest = rest.subarray(at + 1)
        return text
      }
      if (!(await more())) return null
    }
  }

  /** Whole lines up to the one that is `last`, which is left out; fails when it never comes. */
  async function* until(last: string): AsyncGenerator<Buffer> {
    const wanted = Buffer.from(`${last}\n`)
    for (;;) {
      const whole = rest.lastIndexOf(newline) + 1
      if (whole > 0) {
        const at = rest.subarray(0, wanted.length).equals(wanted) ? 0 : rest.indexOf(`\n${last}\n`) + 1
        const found = at > 0 || rest.subarray(0, wanted.length).equals(wanted)
        if (found && at < whole) {
          if (at > 0) yield rest.subarray(0, at)
          rest = rest.subarray(at + wanted.length)
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
