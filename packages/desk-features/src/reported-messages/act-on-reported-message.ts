import { calls } from '@tradepost/contract'
import { messageActs, messageReasons, mostReportNote } from '@tradepost/domain/message/message-moderation'
import { firstCharacters } from '@tradepost/domain/typed/text-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import {
  type DeskContext,
  type DeskTools,
  missingIdentity,
  proveIdentity,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** Confirms who somebody is, so that the page shows the conversation. */
async function confirmIdentity(context: DeskContext, form: FormData, tools: DeskTools) {
  const missing = missingIdentity(context, form)
  if (missing) return missing
  return withProblems(context, form, async () => {
    await proveIdentity(context, form, tools)
    return { ok: true as const }
  })
}

/** Carries out what was decided about a message, or confirms who somebody is before the conversation is shown. */
export function actOnReportedMessage(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  const act = messageActs.find((one) => one === textOf(form, 'act'))
  if (!act) return confirmIdentity(context, form, tools)
  const chosen = messageReasons.find((one) => one === textOf(form, 'reason')) ?? 'other'
  const isReasoned = act === 'hide' || act === 'warn'
  const text = firstCharacters(textOf(form, 'text').trim(), mostReportNote)
  return withProblems(context, form, async () => {
    await context.api(calls.messageDesk.moderateMessage, {
      params: { id },
      body: {
        ...{ seq: wholeNumber(textOf(form, 'seq'), { min: 1, max: 2_147_483_647 }) ?? 1, act },
        ...(isReasoned ? { reason: chosen } : {}),
        ...(act === 'warn' && text ? { text } : {}),
      },
    })
    return { ok: true as const, act }
  })
}
