import type { Api } from '@tradepost/api-client'
import type { Call } from '@tradepost/contract'

/**
 * A client whose first use of each call says in which file the answer is saved, so that the audit log names the file
 * once, however many pages it has. With `only`, calls of other kinds are not named.
 */
export function savedAs(api: Api, fileName: string, only?: Call): Api {
  const named = new Set<Call>()
  const send = api as unknown as (call: Call, input: object, options: object) => Promise<unknown>
  return ((call: Call, input: object = {}, options: object = {}) => {
    const isFirst = !named.has(call) && (only === undefined || call === only)
    named.add(call)
    return send(call, input, isFirst ? { ...options, savedAs: fileName } : options)
  }) as Api
}
