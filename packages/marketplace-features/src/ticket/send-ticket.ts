import { calls } from '@tradepost/contract'
import { ticketLimits, ticketTopics } from '@tradepost/domain/ticket/tickets'
import { isId, isUuid } from '@tradepost/domain/typed/id'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  type Problem,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { takeUploads } from '../upload/server.ts'

const fieldOf = { email_format: 'email', message_empty: 'text' }
const errors = { topic: 'requests.topic-missing', text: 'errors.message_empty' } as const

/** Makes sending a form twice one message. */
function sendKeyOf(form: FormData): string {
  const key = textOf(form, 'key')
  return isUuid(key) ? key : crypto.randomUUID()
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key of what a visitor sends. The page may be one that several visitors got from a cache, with the same key in its
 * form; sending the same words twice is still one request.
 */
async function visitorKey(form: FormData): Promise<string> {
  const typed = JSON.stringify(['key', 'topic', 'email', 'orderText', 'text'].map((name) => textOf(form, name)))
  const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(typed))))
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

const missing = (ctx: FeatureContext, field: keyof typeof errors): Problem => ({
  ...{ field, code: 'cannot_be_empty', message: ctx.t(errors[field]) },
})

const uploads = (ctx: FeatureContext, form: FormData) =>
  ctx.signedIn
    ? takeUploads(ctx, form, { catalogue: 'order_attachment', max: ticketLimits.files })
    : Promise.resolve({ ids: [], problem: null })

/** Sends a request: of a customer with files and an own order, or of a visitor with an address. */
export async function sendRequest(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const topic = ticketTopics.find((one) => one === textOf(form, 'topic'))
  const check = checker(ctx, form)
  const text = check.text('text', ticketLimits.text)
  const orderText = ctx.signedIn ? '' : check.text('orderText', ticketLimits.order)
  const email = ctx.signedIn ? '' : check.email()
  const problems = [
    ...(topic ? [] : [missing(ctx, 'topic')]),
    ...check.problems,
    ...(text || check.problems.some(({ field }) => field === 'text') ? [] : [missing(ctx, 'text')]),
  ]
  if (!topic || problems.length > 0) return refusal(problems, form)
  return withProblems(ctx, form, fieldOf, async () => {
    const { ids: fileIds, problem } = await uploads(ctx, form)
    if (problem) return refusal([problem], form)
    const orderId = [textOf(form, 'orderId')].find(isId)
    const more = ctx.signedIn ? { fileIds, ...(orderId ? { orderId } : {}) } : { email, orderText }
    const sendKey = ctx.signedIn ? sendKeyOf(form) : await visitorKey(form)
    const { id } = await ctx.api(calls.ticket.openTicket, { body: { topic, text, sendKey, ...more } })
    if (!ctx.signedIn) return tools.redirect(`/contact?sent=${id}`, 303)
    tools.flash('success', ctx.t('requests.sent-title', { number: id }))
    return tools.redirect(`/buyer/requests/${id}`, 303)
  })
}

/** The typed reply, or the problem with it. */
function replyIn(ctx: FeatureContext, form: FormData) {
  const check = checker(ctx, form)
  const text = check.text('text', ticketLimits.text)
  return { text, problems: text || check.problems.length > 0 ? check.problems : [missing(ctx, 'text')] }
}

/** Writes to one of the customer's own requests. */
export async function replyToTicket(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  id: string,
): Promise<ActionResult | Response> {
  const { text, problems } = replyIn(ctx, form)
  if (problems.length > 0) return refusal(problems, form)
  return withProblems(ctx, form, fieldOf, async () => {
    const { ids: fileIds, problem } = await uploads(ctx, form)
    if (problem) return refusal([problem], form)
    const body = { text, sendKey: sendKeyOf(form), fileIds }
    await ctx.api(calls.ticket.writeToTicket, { params: { id: isId(id) ? id : '0' }, body })
    tools.flash('success', ctx.t('requests.replied'))
    return tools.redirect(`/buyer/requests/${isId(id) ? id : ''}`, 303)
  })
}

/** Writes to the request of a visitor by the token of a mailed link. */
export async function replyByLink(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const { text, problems } = replyIn(ctx, form)
  if (problems.length > 0) return refusal(problems, form)
  const token = (ctx.url.searchParams.get('token') ?? '').slice(0, 100)
  return withProblems(ctx, form, fieldOf, async () => {
    await ctx.api(calls.ticket.writeByTicketLink, { body: { token: token || '-', text, sendKey: sendKeyOf(form) } })
    tools.flash('success', ctx.t('requests.replied'))
    return tools.redirect(`/contact/request?${new URLSearchParams({ token })}`, 303)
  })
}
