import { calls } from '@tradepost/contract'
import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { messageReasons, mostReportNote } from '@tradepost/domain/message/message-moderation'
import { firstCharacters, lengthOf } from '@tradepost/domain/typed/text-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import {
  type DeskContext,
  filesOf,
  idempotencyKeyOf,
  refuse,
  textOf,
  uploadFile,
  withProblems,
} from '../kernel/server.ts'

/** Uploads the files of the form. Their ids stay in the form, so that a refused form does not send them again. */
async function takeFiles(context: DeskContext, form: FormData): Promise<string[]> {
  const fileIds = textOf(form, 'kept').split(' ').filter(Boolean)
  for (const file of filesOf(form, 'files').slice(0, Math.max(0, messageLimits.files - fileIds.length))) {
    fileIds.push((await uploadFile(context, file, 'files', 'order_attachment')).id)
    form.set('kept', fileIds.join(' '))
  }
  form.delete('files')
  return fileIds
}

/** Reports the chosen message to customer service. */
function reportMessage(context: DeskContext, form: FormData) {
  const reason = messageReasons.find((one) => one === textOf(form, 'reason')) ?? 'other'
  return withProblems(context, form, async () => {
    await context.api(calls.messages.sellerReportMessage, {
      params: { id: textOf(form, 'conversation') || '0' },
      body: {
        seq: wholeNumber(textOf(form, 'seq'), { min: 1, max: 2_147_483_647 }) ?? 1,
        ...{ reason, note: firstCharacters(textOf(form, 'note').trim(), mostReportNote) },
      },
    })
    return { ok: true as const, reported: true as const }
  })
}

/** Handles the forms of the conversations: a message, or a report of one. */
export async function actOnMessages(context: DeskContext, form: FormData) {
  return textOf(form, 'act') === 'report' ? reportMessage(context, form) : sendMessage(context, form)
}

/** Sends a message, files or both in the chosen conversation. */
async function sendMessage(context: DeskContext, form: FormData) {
  const text = textOf(form, 'text').replaceAll('\r\n', '\n').trim()
  const id = textOf(form, 'conversation') || '0'
  return withProblems(context, form, async () => {
    const fileIds = await takeFiles(context, form)
    if ((!text && fileIds.length === 0) || lengthOf(text) > messageLimits.textLength)
      return refuse([{ code: 'cannot_be_empty', message: context.t('desk.message-missing'), field: 'text' }], form)
    const { seq } = await context.api(calls.messages.sellerSendMessage, {
      params: { id },
      body: { ...(text ? { text } : {}), fileIds, sendKey: idempotencyKeyOf(form) },
    })
    return { ok: true as const, seq }
  })
}
