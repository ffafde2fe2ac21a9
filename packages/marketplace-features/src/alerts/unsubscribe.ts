import { isApiError } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import { type FeatureContext, textOf } from '../kernel/server.ts'

type Subscription = CallData<typeof calls.alerts.readUnsubscribe>

async function orNull<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error) => {
    if (isApiError(error) && error.status < 500 && error.status >= 400 && error.status !== 429) return null
    throw error
  })
}

/** Loads the subscription of an unsubscribe link. Opening the link changes nothing. */
export async function loadUnsubscribe(ctx: FeatureContext) {
  const token = ctx.url.searchParams.get('token')?.slice(0, 400) ?? ''
  const subscription = token ? await orNull(ctx.api(calls.alerts.readUnsubscribe, { body: { token } })) : null
  const title = ctx.t(subscription ? 'saved.unsubscribeTitle' : 'saved.unsubscribeBad')
  return { token, subscription, meta: { title, description: title, robots: 'noindex' } }
}

/** Unsubscribes from the mails of the link, or subscribes again. */
export function answerUnsubscribe(ctx: FeatureContext, form: FormData): Promise<Subscription | null> {
  // One-click unsubscribe: mail programs post only this field to the link's address (RFC 8058).
  const oneClick = form.get('List-Unsubscribe') === 'One-Click'
  const token = (oneClick ? (ctx.url.searchParams.get('token') ?? '') : textOf(form, 'token')).slice(0, 400)
  const on = !oneClick && form.get('on') === '1'
  return token ? orNull(ctx.api(calls.alerts.unsubscribe, { body: { token, on } })) : Promise.resolve(null)
}
