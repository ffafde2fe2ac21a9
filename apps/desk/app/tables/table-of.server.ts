import { type Call, type CallSchemas, calls } from '@tradepost/contract'
import { schemas } from '@tradepost/contract/schemas'
import type { DeskContext, TableSource } from '@tradepost/desk-features/kernel/server'

type Topic = keyof typeof calls
type Load = (context: DeskContext, call: Call) => Promise<unknown>

/** An id of the address. Anything else is an id that nothing has. */
const idIn = (url: URL, name: string) => {
  const typed = url.searchParams.get(name) ?? url.searchParams.get('id') ?? ''
  return /^[\w:-]{1,80}$/.test(typed) ? typed : '0'
}

/** Makes the call with the ids that its path names, from the address of the file. */
const loadByIds: Load = ({ api, url }, call) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, idIn(url, name)]))
  return (api as unknown as (call: Call, input: object) => Promise<unknown>)(call, names.length > 0 ? { params } : {})
}

/**
 * The file of a table: the call that returns its rows, the way to them in what the call returns, and the loader of the
 * page where that reads a filter from the address.
 */
export function tableOf<T extends Topic>(
  topic: T,
  name: keyof (typeof calls)[T] & string,
  rows: string,
  load: Load = loadByIds,
): TableSource {
  const call = (calls[topic] as unknown as Record<string, Call>)[name]
  const schema = (schemas[topic] as unknown as Record<string, CallSchemas>)[name]
  if (!call || !schema) throw new Error(`The contract has no call ${topic}.${name}`)
  return { call, data: schema.data, rows, load: (context) => load(context, call) }
}
