import type { RecordedCall } from './recorder.ts'
import { stack, type Visitor } from './shop.ts'

/** Calls the storefront sent. */
export type Recorded = readonly RecordedCall[]

const matcherOf = (call: string) => {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
  return (recordedCall: RecordedCall) => recordedCall.method === method && pattern.test(recordedCall.path)
}

/** Calls that these visitors caused, and calls in `sharedCalls` of any visitor, because their answers are cached. */
export async function recordedCalls(visitors: Visitor[], sharedCalls: readonly string[]): Promise<Recorded> {
  const calls = (await (await fetch(`${stack().recorderUrl}/__calls`)).json()) as RecordedCall[]
  const devices = await Promise.all(visitors.map((visitor) => visitor.deviceId()))
  const isShared = (recordedCall: RecordedCall) => sharedCalls.some((call) => matcherOf(call)(recordedCall))
  return calls.filter((call) => devices.includes(String(call.headers.deviceid)) || isShared(call))
}

/** Names and values in the query and body of a call. */
function sentWith({ query, body, headers }: RecordedCall): Record<string, unknown> {
  const json = headers['content-type']?.startsWith('application/json') && body ? JSON.parse(body) : {}
  return { ...Object.fromEntries(new URLSearchParams(query)), ...(json as object) }
}

/** True if the gateway accepted such a call with all these names (or `name=value`s); `refused` allows any answer. */
export function isSent(recorded: Recorded, call: string, names: readonly string[], answer?: 'refused'): boolean {
  return recorded.filter(matcherOf(call)).some((recordedCall) => {
    if (answer !== 'refused' && recordedCall.status !== 200) return false
    const sent = sentWith(recordedCall)
    return names.every((wanted) => {
      const [name = '', value] = wanted.split('=')
      return value === undefined ? sent[name] !== undefined : String(sent[name]) === value
    })
  })
}
