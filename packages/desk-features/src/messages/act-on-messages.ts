import { calls } from '@tradepost/contract'
import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { type DeskContext, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'

/** Sends a message in the chosen conversation. */
export async function actOnMessages(context: DeskContext, form: FormData) {
  const text = textOf(form, 'text').trim()
  const id = context.url.searchParams.get('id') ?? '0'
  if (!text || [...text].length > messageLimits.textLength)
    return refuse([{ code: 'cannot_be_empty', message: context.t('desk.message-missing'), field: 'text' }], form)
  return withProblems(context, form, async () => {
    const { seq } = await context.api(calls.messages.sellerSendMessage, {
      params: { id },
      body: { text, sendKey: idempotencyKeyOf(form) },
    })
    return { ok: true as const, seq }
  })
}
