import { type CallData, calls } from '@tradepost/contract'
import {
  codeOf,
  type DeskContext,
  type DeskTools,
  missingIdentity,
  passkeyProofIn,
  proveIdentity,
  type Refusal,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { confirmPasskey, removePasskey, renamePasskey } from './act-on-passkey.ts'

/** What a form about the second factor did. */
interface FactorAnswer {
  ok: true
  done: 'proved' | 'enrolled' | 'renewed' | 'renamed' | 'removed' | 'started'
  recoveryCodes?: string[]
  /** The key of a new authenticator, until its first code confirms it. */
  enrolment?: CallData<typeof calls.factor.enrolFactor>
  /** What the browser needs to create a passkey. */
  creation?: CallData<typeof calls.factor.enrolPasskey>
}
type Answered = Promise<Refusal | FactorAnswer>

const missingCode = (context: DeskContext, form: FormData) =>
  refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'code' }], form)

/** The state of the second factor. */
export const loadFactor = async ({ api }: DeskContext) => ({ status: await api(calls.factor.factorStatus) })

/** Continues a session by a passkey or a code of the second factor. */
export async function actOnProof(context: DeskContext, form: FormData, tools: DeskTools): Answered {
  const code = codeOf(form)
  const credential = passkeyProofIn(form)
  if (!code && !credential) return missingCode(context, form)
  return withProblems<FactorAnswer>(context, form, async () => {
    const { session } = credential
      ? await context.api(calls.factor.provePasskey, { body: { credential } })
      : await context.api(calls.factor.proveFactor, { body: { code } })
    await tools.renew(session)
    return { ok: true, done: 'proved' }
  })
}

/** Confirms a new authenticator. The key stays in the form, so that a wrong code does not make a new one. */
async function confirm(context: DeskContext, form: FormData, tools: DeskTools): Answered {
  const code = codeOf(form)
  if (!code) return missingCode(context, form)
  return withProblems<FactorAnswer>(context, form, async () => {
    const { session, recoveryCodes } = await context.api(calls.factor.confirmFactor, { body: { code } })
    await tools.renew(session)
    return { ok: true, done: 'enrolled', ...(recoveryCodes.length > 0 ? { recoveryCodes } : {}) }
  })
}

/** Adds, confirms, renames or removes a second factor, or makes new recovery codes. */
export async function actOnFactor(context: DeskContext, form: FormData, tools: DeskTools): Answered {
  const { api } = context
  const act = textOf(form, 'act')
  if (act === 'confirm') return confirm(context, form, tools)
  if (act === 'passkey-confirm') return confirmPasskey(context, form, tools)
  if (act === 'passkey-rename') return renamePasskey(context, form)
  const missing = missingIdentity(context, form)
  if (missing) return missing
  return withProblems<FactorAnswer>(context, form, async () => {
    await proveIdentity(context, form, tools)
    if (act === 'renew') return { ok: true, done: 'renewed', ...(await api(calls.factor.renewRecoveryCodes)) }
    if (act === 'remove') {
      await api(calls.factor.removeFactor)
      return { ok: true, done: 'removed' }
    }
    if (act === 'passkey-remove') return removePasskey(context, form)
    if (act === 'passkey-start') return { ok: true, done: 'started', creation: await api(calls.factor.enrolPasskey) }
    return { ok: true, done: 'started', enrolment: await api(calls.factor.enrolFactor) }
  })
}

/** The challenge that the browser answers with a passkey. */
export const loadChallenge = ({ api }: DeskContext) => api(calls.factor.challengePasskey)
