import { calls } from '@tradepost/contract'
import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { messageReasons, mostReportNote } from '@tradepost/domain/message/message-moderation'
import { isId, isUuid } from '@tradepost/domain/typed/id'
import { firstCharacters } from '@tradepost/domain/typed/text-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { Revealed } from '../delivery/index.ts'
import { revealDelivery } from '../delivery/server.ts'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { hasUploads, takeUploads } from '../upload/server.ts'

export type MessagesResult = ActionResult<{ revealed: Revealed }>

const idOf = (form: FormData, name: string) => [textOf(form, name)].find(isId)

async function conversationOf(ctx: FeatureContext, form: FormData): Promise<string> {
  const id = idOf(form, 'id')
  if (id) return id
  const orderId = idOf(form, 'order')
  const body = { sellerId: idOf(form, 'seller') ?? '0', ...(orderId ? { orderId } : {}) }
  return (await ctx.api(calls.messages.openConversation, { body })).id
}

/** POST of the messages page: reveals a delivery, reports a message or sends one. The first message opens the conversation. */
export async function actOnMessages(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<MessagesResult | Response> {
  if (form.get('intent') === 'reveal')
    return withProblems(ctx, form, {}, async () => {
      return { ok: true as const, revealed: await revealDelivery(ctx, idOf(form, 'order') ?? '0') }
    })
  if (form.get('intent') === 'report') return reportMessage(ctx, form, tools)
  const check = checker(ctx, form)
  const text = check.text('text', messageLimits.textLength)
  if (check.problems.length > 0) return refusal(check.problems, form)
  if (!text && !hasUploads(form)) {
    const message = ctx.t('errors.message_empty')
    return refusal([{ code: 'message_empty', field: 'text', message }], form)
  }
  return withProblems(ctx, form, { message_empty: 'text' }, async () => {
    const limits = { catalogue: 'order_attachment', max: messageLimits.files } as const
    const { ids: fileIds, problem } = await takeUploads(ctx, form, limits)
    if (problem) return refusal([problem], form)
    const id = await conversationOf(ctx, form)
    const key = textOf(form, 'key')
    await ctx.api(calls.messages.sendMessage, {
      params: { id },
      body: {
        ...(text ? { text } : {}),
        ...(fileIds.length > 0 ? { fileIds } : {}),
        ...(isUuid(key) ? { sendKey: key } : {}),
      },
    })
    return tools.redirect(`/buyer/message?id=${id}`, 303)
  })
}

/** Reports the chosen message to customer service. */
function reportMessage(ctx: FeatureContext, form: FormData, tools: ActionTools) {
  const id = idOf(form, 'id') ?? '0'
  const reason = messageReasons.find((one) => one === textOf(form, 'reason')) ?? 'other'
  return withProblems(ctx, form, {}, async () => {
    await ctx.api(calls.messages.reportMessage, {
      params: { id },
      body: {
        seq: wholeNumber(textOf(form, 'seq'), { min: 1, max: 2_147_483_647 }) ?? 1,
        ...{ reason, note: firstCharacters(textOf(form, 'note').trim(), mostReportNote) },
      },
    })
    return tools.redirect(`/buyer/message?id=${id}&reported`, 303)
  })
}
