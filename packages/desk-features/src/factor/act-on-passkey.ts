import { calls } from '@tradepost/contract'
import {
  type DeskContext,
  type DeskTools,
  newPasskeyIn,
  type Refusal,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** The passkey that a form is about. */
const paramsOf = (form: FormData) => ({ id: textOf(form, 'id') })

const missing = (context: DeskContext, form: FormData, field: string): Refusal =>
  refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field }], form)

/** Stores the passkey that the browser has created. */
export async function confirmPasskey(context: DeskContext, form: FormData, tools: DeskTools) {
  const name = textOf(form, 'name').trim()
  const credential = newPasskeyIn(form)
  if (!name) return missing(context, form, 'passkey-name')
  if (!credential) return refuse([{ code: 'passkey_refused', message: context.t('factor.passkey-not-created') }], form)
  return withProblems(context, form, async () => {
    const { session, recoveryCodes } = await context.api(calls.factor.confirmPasskey, { body: { name, credential } })
    await tools.renew(session)
    return { ok: true as const, done: 'enrolled' as const, ...(recoveryCodes.length > 0 ? { recoveryCodes } : {}) }
  })
}

export async function renamePasskey(context: DeskContext, form: FormData) {
  const name = textOf(form, 'name').trim()
  if (!name) return missing(context, form, 'name')
  return withProblems(context, form, async () => {
    await context.api(calls.factor.renamePasskey, { params: paramsOf(form), body: { name } })
    return { ok: true as const, done: 'renamed' as const }
  })
}

export async function removePasskey({ api }: DeskContext, form: FormData) {
  await api(calls.factor.removePasskey, { params: paramsOf(form) })
  return { ok: true as const, done: 'removed' as const }
}
