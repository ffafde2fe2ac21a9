/** The response exceeded the size limit. */
export class TooLong extends Error {
  constructor(maxBytes: number) {
    super(`answer longer than ${maxBytes} bytes`)
    this.name = 'TooLong'
  }
}
/** The response began, but did not end in time. */
export class TooSlow extends Error {
  constructor(timeoutMs: number) {
    super(`answer not complete after ${timeoutMs} ms`)
    this.name = 'TooSlow'
  }
}

interface Limits {
  maxBytes: number
  timeoutMs: number
}

async function* chunks(body: ReadableStream<Uint8Array>, { maxBytes, timeoutMs }: Limits) {
  const reader = body.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(timeoutMs)), timeoutMs)
  })
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return
      size += value.byteLength
      if (size > maxBytes) throw new TooLong(maxBytes)
      yield value
    }
  } finally {
    clearTimeout(timer)
    // Frees the connection of a response that is not read to its end.
    void reader.cancel().catch(() => {})
  }
}

/** Reads a body within its limits. Undefined if it is not JSON. */
export async function readJson(response: Response, limits: Limits): Promise<unknown> {
  if (!response.body) return undefined
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks(response.body, limits)) text += decoder.decode(chunk, { stream: true })
  try {
    return JSON.parse(text + decoder.decode())
  } catch {
    return undefined
  }
}
