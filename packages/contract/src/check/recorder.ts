import type { ContractEntry } from '../openapi.ts'
import { sampleWords } from '../sample-words.ts'
import type { Input } from './variations.ts'

/** Fields with secret values, which are replaced in recorded examples. */
const secret = /token|ticket|secret|password|browserkey|nonce|callback|^sign$|authcode|^document$/i
/** Fields whose values name the recorded shop. Recorded examples contain an invented name instead. */
const shopName = /^(?:client_?id|tenantname|companyname)$/i
const keepText = 300

type Recorded = Input & { data?: unknown }

/** Shortens a value to an example: one item of each list, short texts, secrets replaced by the name of their field. */
function shorten(value: unknown, name: string, host: string): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((member) => shorten(member, name, host))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 40)
        .map(([key, member]) => [key, shorten(member, key, host)]),
    )
  if (typeof value !== 'string') return value
  if (secret.test(name) && value.length >= 12 && !/^\d+$/.test(value)) return `the-${name.toLowerCase()}`
  if (shopName.test(name)) return sampleWords[name] ?? value
  return value.replaceAll(host, 'http://localhost:4000').slice(0, keepText)
}

const size = (value: unknown) => JSON.stringify(value ?? null).length

/** Records the most complete request and response of every successful call. */
export function createRecorder(host: string) {
  const records = new Map<string, Recorded>()
  return {
    keep({ topic, name }: ContractEntry, { params, query, body }: Input, data: unknown): void {
      const parts = Object.entries({ params, query, body, data }).filter(([, part]) => part !== undefined)
      const shown = Object.fromEntries(parts.map(([key, part]) => [key, shorten(part, key, host)])) as Recorded
      const recorded = records.get(`${topic}.${name}`)
      if (!recorded || size(shown) > size(recorded)) records.set(`${topic}.${name}`, shown)
    },
    all: () => Object.fromEntries([...records].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
