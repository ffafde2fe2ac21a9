import { idPattern, uuidPattern } from '@tradepost/domain/typed/id'
import fc from 'fast-check'

/** The part of JSON Schema that inputs use. */
export interface Node {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Node
  anyOf?: Node[]
  properties?: Record<string, Node>
}

/** Leaves the field out of the request. */
export const absent = undefined

const wrongTypes: unknown[] = [null, true, 0, '', 'x', [], {}, [null], { toString: 1, length: -1 }, [[[[]]]]]
const numbers = [0, -0, -1, 0.5, 1e16, 2 ** 53, 2 ** 53 + 2, 1e300, -1e300, 5e-324, 2 ** 31, 2 ** 63, '1', 'NaN']
const numberTexts = [
  ...['1.9', '0x2', 'true', ' 2', '2 ', '+1', '-0', '007', '1e3', '1e300', '1e16', 'NaN', 'Infinity', '1_0', '1,0'],
  ...['', '٣', '１', '9'.repeat(400), '1\u0000', '0b1', '1n', '-', '.', 'null'],
]
const ids = [
  ...['0', '9223372036854775807', '9223372036854775808', '9'.repeat(19), '9'.repeat(20), '-1', '01', '1e3', '1.91E+18'],
  ...[' 1', '1\n', '٣', '', 'x'],
]
const uuids = [
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a',
  ],
  ...['0193B2A4-6C1E-7F3A-9D52-4B8E6F10C2AD', '{0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad}'],
]
const instants = [
  ...['2026-99-99T00:00:00Z', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ...['2000-01-01T00:00Z', '2199-12-31T23:59:59.999999999Z', '2026-01-01TxZ', '2026-01-01T99:99:99Z'],
]
const texts = [
  ...['', ' ', '\t\r\n', '\u200b', 'a\u0000b', '\ud800', '\u202e\ufeff', '%00', "'", '"\\', '__proto__', 'constructor'],
  ...['../../etc', '//evil.example', 'http://[', 'a@b', '(((((', '1e300'],
]
const long = 'x'.repeat(60_000)

const fitted = (text: string, { minLength = 0, maxLength = 200 }: Node) =>
  [...text.repeat(Math.ceil(maxLength / text.length))].slice(0, Math.max(minLength, maxLength)).join('')

/**
 * Values at and beyond the limits of a field, and of other types unless `hasOtherTypes` is false. In a URL all of them
 * are text.
 */
export function hostileValues(node: Node, asText: boolean, hasOtherTypes = true): unknown[] {
  const { type, anyOf, minimum = 0, maximum = 0, minLength = 0, maxLength = 0, pattern, items, maxItems = 0 } = node
  if (anyOf) return anyOf.flatMap((one) => hostileValues(one, asText, hasOtherTypes))
  const others = asText ? [absent, '', [], ['1', '2']] : [absent, ...(hasOtherTypes ? wrongTypes : [null])]
  const listed = node.enum ?? ('const' in node ? [node.const] : null)
  if (listed) return [...others, ...listed, String(listed[0]).toUpperCase(), `${listed[0]} `, 'toString', 99]
  if (type === 'integer' || type === 'number')
    return [...others, minimum, minimum - 1, maximum, maximum + 1, ...(asText ? numberTexts : numbers)]
  if (type === 'boolean') return [...others, 'TRUE', '1', 'yes', 1]
  if (type === 'string') {
    const shaped =
      pattern === idPattern ? ids : pattern === uuidPattern ? uuids : pattern?.includes('T(') ? instants : []
    const sized = ['x', '𠮷', '\u0301', ' '].map((one) => fitted(one, node))
    return [
      ...others,
      ...shaped,
      ...texts,
      ...sized,
      'x'.repeat(maxLength + 1),
      'x'.repeat(Math.max(0, minLength - 1)),
      ...(asText ? [] : [long]),
    ]
  }
  if (type === 'array') {
    const some = items ? hostileValues(items, asText).slice(0, 12) : []
    const one = (items && validValue(items)) ?? 'x'
    const lists = [0, 1, 2, maxItems, maxItems + 1, ...(asText ? [] : [4000])].map((length) =>
      new Array(length).fill(one),
    )
    return [...others, ...lists, ...some.map((value) => [value])]
  }
  return [...others, { noSuchField: 1 }, { constructor: { prototype: {} } }]
}

/** A valid value. */
export function validValue(node: Node): unknown {
  const { type, anyOf, items, minItems = 0, minLength = 0, properties = {} } = node
  if (anyOf?.[0]) return validValue(anyOf[0])
  if (node.enum) return node.enum[0]
  if ('const' in node) return node.const
  if (node.pattern === idPattern) return '1'
  if (node.pattern === uuidPattern) return '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'
  if (type === 'integer' || type === 'number') return node.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'array') return Array.from({ length: minItems }, () => validValue(items ?? {}))
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, validValue(one)]))
  return 'text'.padEnd(minLength, 'x')
}

/** Any value for a field: valid, extreme, or of no schema at all. */
export function anyValue(node: Node, asText: boolean): fc.Arbitrary<unknown> {
  const { type, anyOf, minimum = 0, maximum = 0, items, properties } = node
  const some: fc.Arbitrary<unknown>[] = [fc.constantFrom(...hostileValues(node, asText)), fc.constant(validValue(node))]
  if (anyOf) some.push(...anyOf.map((one) => anyValue(one, asText)))
  if (type === 'integer')
    some.push(
      fc.integer({ min: minimum, max: maximum }),
      fc.double().map((one) => (asText ? String(one) : one)),
    )
  if (type === 'string') some.push(fc.string({ unit: 'binary', maxLength: Math.min(node.maxLength ?? 100, 300) }))
  if (items) some.push(fc.array(anyValue(items, asText), { maxLength: Math.min(node.maxItems ?? 5, 5) }))
  if (properties) some.push(anyObject(properties, asText))
  if (!asText) some.push(fc.jsonValue({ maxDepth: 3 }))
  return fc.oneof(...some)
}

export const anyObject = (properties: Record<string, Node>, asText: boolean): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, anyValue(one, asText)])))
