import type { RecordedCall } from './recorder.ts'
import { stack, type Visitor } from './shop.ts'

/** Calls the storefront sent. */
export type Recorded = readonly RecordedCall[]

const isOf = (call: string) => {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
  return (one: RecordedCall) => one.method === method && pattern.test(one.path)
}

/** Calls caused by these visitors; of the calls in `forEverybody`, which are cached, those of any visitor. */
export async function recordedCalls(visitors: Visitor[], forEverybody: readonly string[]): Promise<Recorded> {
  const calls = (await (await fetch(`${stack().recorderUrl}/__calls`)).json()) as RecordedCall[]
  const devices = await Promise.all(visitors.map((one) => one.deviceId()))
  const isShared = (one: RecordedCall) => forEverybody.some((call) => isOf(call)(one))
  return calls.filter((one) => devices.includes(String(one.headers.deviceid)) || isShared(one))
}

/** Names and values of query and body. */
function sentWith({ query, body, headers }: RecordedCall): Record<string, unknown> {
  const json = headers['content-type']?.startsWith('application/json') && body ? JSON.parse(body) : {}
  return { ...Object.fromEntries(new URLSearchParams(query)), ...(json as object) }
}

/** True if the gateway accepted such a call with all these names (or `name=value`s); `refused` allows any answer. */
export function isSent(recorded: Recorded, call: string, names: readonly string[], answer?: 'refused'): boolean {
  return recorded.filter(isOf(call)).some((one) => {
    if (answer !== 'refused' && one.status !== 200) return false
    const sent = sentWith(one)
    return names.every((wanted) => {
      const [name = '', value] = wanted.split('=')
      return value === undefined ? sent[name] !== undefined : String(sent[name]) === value
    })
  })
}
