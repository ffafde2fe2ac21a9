import { calls } from '@tradepost/contract'
import { isTimeZone, typedMoment } from '@tradepost/domain/time/zoned-time'
import {
  countOf,
  type DeskContext,
  type DeskTools,
  pageNoOf,
  type Refusal,
  refuse,
  textOf,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'
import { isRefused, keepTopics, readWebhook } from './read-webhook.ts'

const states = ['pending', 'done', 'failed'] as const

/** A webhook with a page of what it was told. */
export async function loadWebhook({ api, url }: DeskContext, id: string) {
  const state = states.find((one) => one === url.searchParams.get('state'))
  const body = { pageNo: pageNoOf(url), ...(state ? { state } : {}) }
  const [webhook, log] = await Promise.all([
    api(calls.webhook.webhookDetail, { params: { id } }),
    api(calls.webhook.webhookDeliveryPage, { params: { id }, body }),
  ])
  return { webhook, log, state: state ?? null }
}

interface Done {
  ok: true
  done: 'saved' | 'renewed' | 'removed' | 'repeated'
  signingKey?: string
  count?: number
}
type Act = (context: DeskContext, form: FormData, id: string, tools: DeskTools) => Promise<Done | Refusal>

const save: Act = async (context, form, id, tools) => {
  const typed = readWebhook(context, form)
  if (isRefused(typed)) return typed
  const version = countOf(textOf(form, 'version'), { min: 1, max: 2_147_483_647 }) ?? 1
  const result = await withIdentity<Done>(context, form, tools, async () => {
    const body = { ...typed, isActive: form.has('isActive'), version }
    await context.api(calls.webhook.editWebhook, { params: { id }, body })
    return { ok: true, done: 'saved' }
  })
  return isRefused(result) ? keepTopics(form, result) : result
}

const renew: Act = (context, form, id, tools) =>
  withIdentity<Done>(context, form, tools, async () => {
    const { signingKey } = await context.api(calls.webhook.renewWebhookSecret, { params: { id } })
    return { ok: true, done: 'renewed', signingKey }
  })

const remove: Act = async (context, form, id, tools) => {
  if (!form.has('sure'))
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'sure' }], form)
  return withIdentity<Done>(context, form, tools, async () => {
    await context.api(calls.webhook.removeWebhook, { params: { id } })
    return { ok: true, done: 'removed' }
  })
}

const replay: Act = async (context, form, id) => {
  const eventId = textOf(form, 'eventId')
  const zone = textOf(form, 'zone')
  const moment = (name: string) => typedMoment(textOf(form, name), isTimeZone(zone) ? zone : 'UTC')
  const [from, to] = [moment('from'), moment('to')]
  if (!eventId && !(from && to)) {
    const missing = from ? 'to' : 'from'
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: missing }], form)
  }
  const body = eventId ? { eventId } : { from: from?.toISOString() ?? '', to: to?.toISOString() ?? '' }
  return withProblems<Done>(context, form, async () => {
    const { count } = await context.api(calls.webhook.replayWebhook, { params: { id }, body })
    return { ok: true, done: 'repeated', count }
  })
}

const acts: Readonly<Record<string, Act>> = { save, renew, remove, replay }

/** Changes a webhook, makes a new secret, removes it, or tells it something again. */
export async function actOnWebhook(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  return (acts[textOf(form, 'act')] ?? save)(context, form, id, tools)
}
