import type { ContractEntry } from '../openapi.ts'
import type { Input } from './variations.ts'

/** Nobody needs to see one of these to understand the field. */
const secret = /token|ticket|secret|password|browserkey|nonce|callback|^sign$|authcode|^document$/i
const keepText = 300

type Recorded = Input & { data?: unknown }

/** Shortens an answer to what explains it: one member of each list, texts of a few lines, secrets by their name. */
function brief(value: unknown, name: string, host: string): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((member) => brief(member, name, host))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 40)
        .map(([key, member]) => [key, brief(member, key, host)]),
    )
  if (typeof value !== 'string') return value
  if (secret.test(name) && value.length >= 12 && !/^\d+$/.test(value)) return `the-${name.toLowerCase()}`
  const there = value.replaceAll(host, 'http://localhost:4000')
  return there.length > keepText ? there.slice(0, keepText) : there
}

const size = (value: unknown) => JSON.stringify(value ?? null).length

/** Keeps the fullest request and answer of every call that succeeded. */
export function createRecorder(host: string) {
  const records = new Map<string, Recorded>()
  return {
    keep({ topic, name }: ContractEntry, { params, query, body }: Input, data: unknown): void {
      const parts = Object.entries({ params, query, body, data }).filter(([, part]) => part !== undefined)
      const shown = Object.fromEntries(parts.map(([key, part]) => [key, brief(part, key, host)])) as Recorded
      const known = records.get(`${topic}.${name}`)
      if (!known || size(shown) > size(known)) records.set(`${topic}.${name}`, shown)
    },
    all: () => Object.fromEntries([...records].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
