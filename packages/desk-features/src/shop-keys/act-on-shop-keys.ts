import { calls } from '@tradepost/contract'
import { staffKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { createKey, revokeKey } from '../api-keys/server.ts'
import { type DeskContext, type DeskTools, textOf } from '../kernel/server.ts'

/** The keys of the shop. */
export const loadShopKeys = async ({ api }: DeskContext) => ({ keys: await api(calls.apiKey.staffKeyList) })

/** Creates a key, which is shown only once, or revokes one. */
export async function actOnShopKeys(context: DeskContext, form: FormData, tools: DeskTools) {
  const { api } = context
  if (textOf(form, 'act') === 'create')
    return createKey(context, form, tools, staffKeyPermissions, (body) => api(calls.apiKey.staffKeyCreate, { body }))
  return revokeKey(context, form, (id) => api(calls.apiKey.staffKeyRevoke, { params: { id } }))
}
