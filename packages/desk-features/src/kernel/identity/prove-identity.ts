import { calls } from '@tradepost/contract'
import type { DeskContext, DeskTools } from '../desk-context.ts'
import { codeOf, textOf } from '../read-form.ts'
import { type Refusal, refuse, withProblems } from '../refusal.ts'
import { passkeyProofIn } from './read-passkey.ts'

/** The empty ones of the fields that confirm the identity, as a refusal; null if all are filled. */
export function missingIdentity(context: DeskContext, form: FormData): Refusal | null {
  const needsCode = context.factor.factorAsked === 'code' && !passkeyProofIn(form)
  const fields = needsCode ? ['identityPassword', 'code'] : ['identityPassword']
  const missing = fields.filter((field) => !textOf(form, field).trim())
  const message = context.t('account.cannotBeEmpty')
  return missing.length > 0
    ? refuse(
        missing.map((field) => ({ code: 'cannot_be_empty', message, field })),
        form,
      )
    : null
}

/** Confirms the identity by the password and, if the gateway asks for it, a passkey or a code of the second factor. */
export async function proveIdentity({ api, factor }: DeskContext, form: FormData, tools: DeskTools): Promise<void> {
  const credential = factor.factorAsked === 'code' ? passkeyProofIn(form) : null
  // The challenge of a passkey belongs to the session, which the password replaces: so the passkey comes first.
  if (credential) await tools.renew((await api(calls.factor.provePasskey, { body: { credential } })).session)
  const { session } = await api(calls.signIn.stepUp, { body: { password: textOf(form, 'identityPassword') } })
  await tools.renew(session)
  if (credential || factor.factorAsked !== 'code') return
  const proved = await api(calls.factor.proveFactor, { body: { code: codeOf(form) } })
  await tools.renew(proved.session)
}

/**
 * Runs a step that may ask who somebody is. The form has the fields for it once the gateway has asked, and then the
 * proof comes first.
 */
export async function withIdentity<T>(
  context: DeskContext,
  form: FormData,
  tools: DeskTools,
  step: () => Promise<T>,
): Promise<T | Refusal> {
  const isShown = form.has('identityPassword')
  const missing = isShown ? missingIdentity(context, form) : null
  if (missing) return missing
  return withProblems(context, form, async () => {
    if (isShown) await proveIdentity(context, form, tools)
    return step()
  })
}
