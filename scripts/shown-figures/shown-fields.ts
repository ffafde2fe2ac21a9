import { calls } from '@tradepost/contract'
import { schemas } from '@tradepost/contract/schemas'
import * as areas from '@tradepost/contract/schemas/site/site'

/** A field of an answer: the object that has it, and its own name. */
export interface ShownField {
  object: string
  property: string
}

interface Node {
  type?: string
  pattern?: string
  const?: unknown
  properties?: Record<string, Node>
  patternProperties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
}

const figures = new Set(['integer', 'number', 'boolean'])
const isDate = (node: Node, name: string) =>
  node.type === 'string' && (node.pattern?.startsWith('^\\d{4}') || /(?:At|Since|Until|Before|Date)$/.test(name))
const isFigure = (node: Node, name: string) => figures.has(node.type ?? typeof node.const) || isDate(node, name)

/**
 * The numbers, marks and dates within a schema. An object has the name of the field that it is in. The entries of a
 * page belong to the call, not to `list`, which would be the same word for all.
 */
export function figuresOf(node: Node, path: readonly string[]): ShownField[] {
  const [object = '', property = ''] = path.slice(-2)
  const nested = (children: readonly Node[]) => children.flatMap((child) => figuresOf(child, path))
  return [
    ...(path.length > 1 && isFigure(node, property) ? [{ object, property }] : []),
    ...nested([...(node.anyOf ?? []), ...(node.allOf ?? []), ...(node.items ? [node.items] : [])]),
    ...nested(Object.values(node.patternProperties ?? {})),
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
      figuresOf(child, name === 'list' ? path : [...path, name]),
    ),
  ]
}

const shopperAuth = new Set(['none', 'optional', 'buyer'])
type Group = Record<string, { auth: string }>
type Answers = Record<string, Record<string, { data: Node }>>

/** Every number, mark and date that an answer gives to shoppers, each once. Areas of pages are answered as text. */
export function shownFields(): ShownField[] {
  const answers = Object.entries(calls as unknown as Record<string, Group>).flatMap(([group, named]) =>
    Object.entries(named)
      .filter(([, { auth }]) => shopperAuth.has(auth))
      .map(([name]) => [name, (schemas as unknown as Answers)[group]?.[name]?.data] as const),
  )
  const ofAreas = Object.entries(areas).filter(([name]) => name.startsWith('Area')) as unknown as [string, Node][]
  const all = [...answers, ...ofAreas].flatMap(([name, node]) => (node ? figuresOf(node, [name]) : []))
  return [...new Map(all.map((field) => [`${field.object}.${field.property}`, field])).values()]
}
