import { calls } from '@tradepost/contract'
import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
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

/** Sends a message, files or both in the chosen conversation. */
export async function sendMessage(context: DeskContext, form: FormData) {
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
