import { calls } from '@tradepost/contract'
import { sellerKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { createKey, revokeKey } from '../api-keys/server.ts'
import { type DeskContext, type DeskTools, textOf } from '../kernel/server.ts'
import { actOnEndpoint } from './act-on-endpoint.ts'

/** The seller's keys, and the endpoint of the seller's program with its newest calls. */
export async function loadSellerApi({ api }: DeskContext) {
  const [keys, endpoint] = await Promise.all([
    api(calls.sellerKey.sellerKeyList),
    api(calls.sellerEndpoint.sellerEndpointDetail),
  ])
  return { keys, ...endpoint }
}

/** Creates a key, which is shown only once, revokes one, or changes the endpoint. */
export async function actOnSellerApi(context: DeskContext, form: FormData, tools: DeskTools) {
  const ofEndpoint = actOnEndpoint(context, form, tools)
  if (ofEndpoint) return ofEndpoint
  const { api } = context
  if (textOf(form, 'act') === 'create')
    return createKey(context, form, tools, sellerKeyPermissions, (body) =>
      api(calls.sellerKey.sellerKeyCreate, { body }),
    )
  return revokeKey(context, form, (id) => api(calls.sellerKey.sellerKeyRevoke, { params: { id } }))
}
