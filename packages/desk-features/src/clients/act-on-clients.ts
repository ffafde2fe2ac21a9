import { calls } from '@tradepost/contract'
import { overlapHours } from '@tradepost/domain/client/client-secrets'
import { type DeskContext, type DeskTools, refuse, textOf, withIdentity } from '../kernel/server.ts'

/** The clients of the tenant with their secrets. */
export const loadClients = async ({ api }: DeskContext) => ({ clients: (await api(calls.client.clientList)).list })

function renew(context: DeskContext, form: FormData, tools: DeskTools, id: string) {
  const hours = overlapHours.find((one) => String(one) === textOf(form, 'overlapHours')) ?? 24
  return withIdentity(context, form, tools, async () => {
    const { credential } = await context.api(calls.client.renewClientSecret, {
      ...{ params: { id }, body: { overlapHours: hours } },
    })
    return { ok: true as const, done: 'renewed' as const, clientId: id, credential }
  })
}

async function end(context: DeskContext, form: FormData, tools: DeskTools, id: string) {
  if (!form.has('sure'))
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'sure' }], form)
  const fingerprint = textOf(form, 'fingerprint')
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.client.endClientSecret, { params: { id, fingerprint } })
    return { ok: true as const, done: 'ended' as const }
  })
}

/** Makes a new secret of a client, which is shown only once, or ends one. */
export async function actOnClients(context: DeskContext, form: FormData, tools: DeskTools) {
  const id = textOf(form, 'id')
  return textOf(form, 'act') === `end-${id}` ? end(context, form, tools, id) : renew(context, form, tools, id)
}
