import { calls } from '@tradepost/contract'
import { sellerKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { dayMs } from '@tradepost/domain/time/durations'
import {
  type DeskContext,
  type DeskTools,
  type Problem,
  refuse,
  textOf,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'
import { actOnEndpoint } from './act-on-endpoint.ts'
import { keyDays } from './key-days.ts'

/** The seller's keys, and the endpoint of the seller's program with its newest calls. */
export async function loadSellerApi({ api }: DeskContext) {
  const [keys, endpoint] = await Promise.all([
    api(calls.sellerKey.sellerKeyList),
    api(calls.sellerEndpoint.sellerEndpointDetail),
  ])
  return { keys, ...endpoint }
}

function createKey(context: DeskContext, form: FormData, tools: DeskTools) {
  const { api, t } = context
  const name = textOf(form, 'name').trim()
  const permissions = sellerKeyPermissions.filter((permission) => form.has(`may-${permission}`))
  const problems: Problem[] = [
    ...(name ? [] : [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'name' }]),
    ...(permissions.length > 0
      ? []
      : [{ code: 'cannot_be_empty', message: t('sellerApi.no-permission'), field: 'permissions' }]),
  ]
  if (problems.length > 0) return refuse(problems, form)
  const days = keyDays.find((one) => String(one) === textOf(form, 'days'))
  const expiry = days ? { expiresAt: new Date(Date.now() + days * dayMs).toISOString() } : {}
  return withIdentity(context, form, tools, async () => {
    const { bearer } = await api(calls.sellerKey.sellerKeyCreate, { body: { name, permissions, ...expiry } })
    return { ok: true as const, done: 'created' as const, bearer }
  })
}

/** Creates a key, which is shown only once, revokes one, or changes the endpoint. */
export async function actOnSellerApi(context: DeskContext, form: FormData, tools: DeskTools) {
  const ofEndpoint = actOnEndpoint(context, form, tools)
  if (ofEndpoint) return ofEndpoint
  if (textOf(form, 'act') === 'create') return createKey(context, form, tools)
  return withProblems(context, form, async () => {
    const { name } = await context.api(calls.sellerKey.sellerKeyRevoke, { params: { id: textOf(form, 'id') } })
    return { ok: true as const, done: 'revoked' as const, name }
  })
}
