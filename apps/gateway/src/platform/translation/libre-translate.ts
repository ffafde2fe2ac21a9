import { TranslationFailed, type Translator } from './translator.ts'

export interface LibreTranslateSettings {
  /** The address without `/translate`. */
  api: string
  key: string | null
}

const timeLimitMs = 3000
const maxBytes = 1_000_000
/** Languages that the service calls otherwise. */
const codes: Readonly<Record<string, string>> = { kr: 'ko' }
const codeOf = (language: string) => codes[language] ?? language

async function bodyOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // The type of a body in the libraries of a browser cannot be iterated.
  for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > maxBytes) throw new TranslationFailed(`the answer has more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

/** Translates by a service with the interface of LibreTranslate, which a company can run itself. */
export function createLibreTranslate({ api, key }: LibreTranslateSettings): Translator {
  return {
    async translate(texts, from, to) {
      try {
        const response = await fetch(`${api}/translate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...{ q: texts, source: codeOf(from), target: codeOf(to), format: 'text' },
            ...(key ? { api_key: key } : {}),
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeLimitMs),
        })
        if (!response.ok) throw new TranslationFailed(`the service answered ${response.status}`)
        const { translatedText: translated } = (await bodyOf(response)) as { translatedText?: unknown }
        if (!Array.isArray(translated) || translated.length !== texts.length)
          throw new TranslationFailed('the service answered with another number of texts')
        return translated.map((text) => {
          if (typeof text !== 'string') throw new TranslationFailed('the service answered without a text')
          return text
        })
      } catch (error) {
        if (error instanceof TranslationFailed) throw error
        throw new TranslationFailed('the service did not answer', error)
      }
    },
  }
}
