import type { Texts } from '../catalogue.ts'
import { source } from '../catalogues.ts'
import { unseenCharacter } from '../icu/text-problem.ts'
import { isLocale, type Locale } from '../locales.ts'
import { checkMessages } from './check-messages.ts'
import { repeatedKeys } from './repeated-keys.ts'
import { sameAsEnglish } from './same-as-english.ts'

/** The reason a translator's file, or one of its messages, is refused. */
export interface Refusal {
  code:
    | 'unknown_language'
    | 'source_language'
    | 'too_large'
    | 'not_utf8'
    | 'not_json'
    | 'not_messages'
    | 'repeated_key'
    | 'unknown_message'
    | 'not_text'
    | 'control_character'
    | 'wrong_message'
  file: string
  sentence: string
}

const maximum = 4 * 1024 * 1024

/** One language as Crowdin and formatjs exchange it. */
export function toCrowdin(texts: Texts, describe: (id: string) => string): string {
  const entries = Object.keys(source).flatMap((id) => {
    const message = texts[id]
    return message === undefined ? [] : [[id, { message, description: describe(id) }]]
  })
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Decodes a file. Null if it is not UTF-8, for example Latin-1. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

interface Parsed {
  entries: Record<string, unknown>
  repeated: string[]
}

function parseObject(content: string | Uint8Array): Parsed | Refusal['code'] {
  if (content.length > maximum) return 'too_large'
  const text = typeof content === 'string' ? content.replace(/^\uFEFF/, '') : decode(content)
  if (text === null) return 'not_utf8'
  try {
    const entries: unknown = JSON.parse(text)
    return isRecord(entries) ? { entries, repeated: repeatedKeys(text) } : 'not_messages'
  } catch {
    return 'not_json'
  }
}

const sentences: Partial<Record<Refusal['code'], string>> = {
  too_large: 'is larger than 4 MB',
  not_utf8: 'is not UTF-8: save it in that encoding',
  not_json: 'is not JSON',
  not_messages: 'must hold one object of messages by id',
}

interface Incoming {
  file: string
  text: string | Uint8Array
  /** The language's current messages. */
  current: Texts
}

function entryRefusal(locale: Locale, id: string, entry: unknown, current: Texts): [Refusal['code'], string] | null {
  const text = isRecord(entry) ? entry.message : entry
  if (!Object.hasOwn(source, id)) return ['unknown_message', 'is unknown in English']
  if (typeof text !== 'string') return ['not_text', 'is not text']
  if (text === current[id]) return null
  const character = unseenCharacter(text)
  if (character) return ['control_character', `contains the invisible character ${character}`]
  if (locale === 'en') return ['source_language', 'is English, which is changed in the source only']
  const [problem] = checkMessages({
    ...{ locale, source, partial: true, sameAsEnglish: sameAsEnglish[locale] ?? [] },
    texts: { [id]: text },
  })
  return problem ? ['wrong_message', problem.what] : null
}

/** Reads a translator's file. Missing messages stay unchanged; one wrong message refuses the whole file. */
export function fromCrowdin({ file, text, current }: Incoming): { texts: Texts; refusals: Refusal[] } {
  const name = file.replace(/\.json$/, '')
  const refuse = (code: Refusal['code'], sentence: string): Refusal => ({ code, file, sentence })
  if (!isLocale(name))
    return { texts: current, refusals: [refuse('unknown_language', `${name} is not a language of the product`)] }
  const parsed = parseObject(text)
  if (typeof parsed === 'string')
    return { texts: current, refusals: [refuse(parsed, `${file} ${sentences[parsed] ?? ''}`)] }
  const { entries, repeated } = parsed
  const wrong = Object.entries(entries).flatMap(([id, entry]) => {
    const refusal = entryRefusal(name, id, entry, current)
    return refusal ? [refuse(refusal[0], `${id} ${refusal[1]}`)] : []
  })
  const refusals = [...repeated.map((key) => refuse('repeated_key', `${key} occurs more than once`)), ...wrong]
  if (refusals.length) return { texts: current, refusals }
  const incoming = Object.entries(entries).map(([id, entry]) => [id, isRecord(entry) ? entry.message : entry])
  return { texts: { ...current, ...Object.fromEntries(incoming) }, refusals: [] }
}
