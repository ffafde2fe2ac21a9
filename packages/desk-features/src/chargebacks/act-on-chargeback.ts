import { calls } from '@tradepost/contract'
import { chargebackLimits } from '@tradepost/domain/order/chargebacks'
import { isUuid } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import {
  type DeskContext,
  type DeskTools,
  filesOf,
  idempotencyKeyOf,
  refuse,
  textOf,
  uploadFile,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'

const done = { ok: true as const }
const linesOf = (form: FormData, name: string) => textOf(form, name).replaceAll('\r\n', '\n').trim()
const versionOf = (form: FormData) => wholeNumber(textOf(form, 'version'), { min: 0, max: 2_147_483_647 }) ?? 0

/** Saves statement and pictures. A refused form keeps the ids of uploads, and which earlier pictures stay. */
function save(context: DeskContext, form: FormData, id: string) {
  return withProblems(context, form, async () => {
    const kept = form.getAll('keep').map(String).filter(isUuid)
    form.set('kept', kept.join(' '))
    const uploaded = textOf(form, 'uploaded').split(' ').filter(isUuid)
    const room = chargebackLimits.files - kept.length - uploaded.length
    for (const file of filesOf(form, 'pictures').slice(0, Math.max(0, room))) {
      uploaded.push((await uploadFile(context, file, 'pictures', 'order_attachment')).id)
      form.set('uploaded', uploaded.join(' '))
    }
    form.delete('pictures')
    const body = { version: versionOf(form), statement: linesOf(form, 'statement'), fileIds: [...kept, ...uploaded] }
    await context.api(calls.chargeback.saveChargeback, { params: { id }, body })
    return done
  })
}

/** Takes a chargeback, saves what is to be sent, sends it, or accepts the loss. */
export async function actOnChargeback(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  const { api, t } = context
  const act = textOf(form, 'act')
  if (act === 'save') return save(context, form, id)
  const missing = (field: string, message: string) => refuse([{ code: 'cannot_be_empty', message, field }], form)
  const version = versionOf(form)
  const once = { idempotencyKey: idempotencyKeyOf(form) }
  if (act === 'send') {
    if (textOf(form, 'hasStatement') !== 'yes') return missing('sure', t('chargeback.statement-missing'))
    if (textOf(form, 'sure') !== 'yes') return missing('sure', t('chargeback.sure-missing'))
    return withIdentity(context, form, tools, async () => {
      await api(calls.chargeback.sendChargeback, { params: { id }, body: { version } }, once)
      return done
    })
  }
  if (act === 'accept') {
    const reason = linesOf(form, 'reason')
    if (reason.length < 3) return missing('reason', t('account.cannotBeEmpty'))
    if (textOf(form, 'give-up') !== 'yes') return missing('give-up', t('chargeback.sure-missing'))
    return withIdentity(context, form, tools, async () => {
      await api(calls.chargeback.acceptChargeback, { params: { id }, body: { version, reason } }, once)
      return done
    })
  }
  return withProblems(context, form, async () => {
    await api(calls.chargeback.takeChargeback, { params: { id } })
    return done
  })
}
