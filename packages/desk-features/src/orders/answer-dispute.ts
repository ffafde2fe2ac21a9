import { calls } from '@tradepost/contract'
import {
  type DeskContext,
  filesOf,
  idempotencyKeyOf,
  refuse,
  textOf,
  uploadFile,
  withProblems,
} from '../kernel/server.ts'
import { mostEvidence } from './most-evidence.ts'

/** Sends the seller's side of a dispute. The ids of uploads stay in the form, so that a refused form keeps them. */
export function answerDispute(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  return withProblems(context, form, async () => {
    const fileIds = textOf(form, 'kept').split(' ').filter(Boolean)
    for (const file of filesOf(form, 'evidence').slice(0, mostEvidence - fileIds.length)) {
      fileIds.push((await uploadFile(context, file, 'evidence', 'order_attachment')).id)
      form.set('kept', fileIds.join(' '))
    }
    form.delete('evidence')
    const statement = textOf(form, 'statement').replaceAll('\r\n', '\n').trim()
    if (!statement)
      return refuse(
        [{ code: 'cannot_be_empty', message: t('desk.dispute-statement-missing'), field: 'statement' }],
        form,
      )
    await api(
      calls.afterSales.sellerAnswerDispute,
      { params: { id }, body: { statement, fileIds } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: 'disputeAnswered' as const }
  })
}
