import { largestAmount } from '@tradepost/domain/money/money'
import { type TSchema, Type } from 'typebox'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { contractEntries } from './openapi.ts'
import { Amount, EpochSeconds, GivenInstant, Id, Quantity } from './schemas/common.ts'

type Node = Record<string, unknown> & {
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

/** Lists the missing limits of a schema, each as the path of the value and the missing keyword. */
function unlimited(node: Node, at: string): string[] {
  if (node.anyOf) return node.anyOf.flatMap((one, index) => unlimited(one, `${at}|${index}`))
  if ('const' in node || node.enum) return []
  const lacks = (...names: string[]) => names.filter((name) => node[name] === undefined).map((name) => `${at}: ${name}`)
  if (node.type === 'integer' || node.type === 'number') return lacks('minimum', 'maximum')
  if (node.type === 'string') return lacks('maxLength')
  if (node.type === 'array') return [...lacks('maxItems'), ...unlimited(node.items ?? {}, `${at}[]`)]
  if (node.type === 'object') {
    const members = Object.entries(node.properties ?? {}).flatMap(([name, one]) => unlimited(one, `${at}.${name}`))
    return [...(node.additionalProperties === false ? [] : [`${at}: additionalProperties`]), ...members]
  }
  return node.type === 'boolean' || node.type === 'null' ? [] : [`${at}: type`]
}

const inputs = contractEntries().flatMap(({ topic, name, schemas }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = schemas[part] as Node | undefined
    // Undeclared path and query parameters never reach a handler, so only a body must refuse additional properties.
    return schema
      ? [
          {
            at: `${topic}.${name} ${part}`,
            part,
            schema: { ...schema, ...(part === 'body' ? {} : { additionalProperties: false }) },
          },
        ]
      : []
  }),
)

describe('inputs of every call', () => {
  it('Z1 limit numbers at both ends, the length of texts and lists, and the members of objects', () => {
    expect(inputs.length).toBeGreaterThan(150)
    expect(inputs.flatMap(({ schema, at }) => unlimited(schema, at))).toEqual([])
    // Prove that `unlimited` finds every kind of missing limit.
    const endless = Type.Object({
      n: Type.Integer(),
      x: Type.Number({ minimum: 0 }),
      s: Type.String(),
      l: Type.Array(Type.Unknown()),
    })
    expect(unlimited(endless as unknown as Node, 'e')).toEqual([
      'e: additionalProperties',
      'e.n: minimum',
      'e.n: maximum',
      'e.x: maximum',
      'e.s: maxLength',
      'e.l: maxItems',
      'e.l[]: type',
    ])
  })

  it('Z1 accepts no number whose sums, conversions or products are inexact', () => {
    const numbers = (node: Node): number[] => [
      ...(typeof node.maximum === 'number' ? [node.maximum, Math.abs(Number(node.minimum))] : []),
      ...[...(node.anyOf ?? []), ...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])].flatMap(
        numbers,
      ),
    ]
    const largest = Math.max(...inputs.flatMap(({ schema }) => numbers(schema)))
    expect(largest).toBe(largestAmount)
    // The largest price, in thousandths, times the largest quantity of a line.
    expect(Number.isSafeInteger(largestAmount * 1000)).toBe(true)
    expect(Number.isSafeInteger(100_000_000 * 1000 * (Quantity as unknown as { maximum: number }).maximum)).toBe(true)
    for (const value of [
      1e16,
      2 ** 53,
      1e300,
      -1,
      0.5,
      largestAmount + 1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '1',
      null,
    ])
      expect([value, Value.Check(Amount, value)]).toEqual([value, false])
    expect(Value.Check(EpochSeconds, 8.64e12)).toBe(false)
  })

  it('Y6 accepts existing days only', () => {
    const takes = (text: string) => Value.Check(GivenInstant as TSchema, text)
    for (let day = Date.UTC(2000, 0, 1); day < Date.UTC(2200, 0, 1); day += 86_400_000) {
      const text = new Date(day).toISOString()
      if (!takes(text)) throw new Error(`${text} is an existing day, but the schema refuses it`)
    }
    for (let year = 2000; year < 2200; year++)
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T00:00:00Z`
          const isDay = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text.slice(0, 10))
          if (takes(text) !== isDay) throw new Error(`the schema misjudges ${text}, which is ${isDay ? 'a' : 'no'} day`)
        }
    for (const bad of [
      ...['2026-99-99T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01T23:60:00Z'],
      ...['2026-01-01', '2026-01-01T00:00:00', '2026-01-01T00:00:00+01:00', '2026-01-01TZ', '2026-01-01TxxxZ'],
      ...['1999-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '9999-12-31T00:00:00Z', ''],
      `2026-01-01T00:00:00.${'0'.repeat(40)}Z`,
    ])
      expect([bad, takes(bad)]).toEqual([bad, false])
  })

  it('Y6 accepts ids of up to 19 digits', () => {
    for (const good of ['1', '0', '9223372036854775807', '9'.repeat(19)]) expect(Value.Check(Id, good)).toBe(true)
    for (const bad of ['', '-1', '1.0', '1e3', ' 1', '1\n', '٣', '9'.repeat(20), 1, null])
      expect([bad, Value.Check(Id, bad)]).toEqual([bad, false])
  })
})
