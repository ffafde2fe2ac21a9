import { type CallData, calls } from '@tradepost/contract'
import {
  codeOf,
  type DeskContext,
  type DeskTools,
  missingIdentity,
  proveIdentity,
  type Refusal,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** What a form about the second factor did. */
interface FactorAnswer {
  ok: true
  done: 'proved' | 'enrolled' | 'renewed' | 'removed' | 'started'
  recoveryCodes?: string[]
  /** The key of a new authenticator, until its first code confirms it. */
  enrolment?: CallData<typeof calls.factor.enrolFactor>
}
type Answered = Promise<Refusal | FactorAnswer>

const missingCode = (context: DeskContext, form: FormData) =>
  refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'code' }], form)

/** The state of the second factor. */
export const loadFactor = async ({ api }: DeskContext) => ({ status: await api(calls.factor.factorStatus) })

/** Continues a session by a code of the second factor. */
export async function actOnProof(context: DeskContext, form: FormData, tools: DeskTools): Answered {
  const code = codeOf(form)
  if (!code) return missingCode(context, form)
  return withProblems<FactorAnswer>(context, form, async () => {
    const { session } = await context.api(calls.factor.proveFactor, { body: { code } })
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
    return { ok: true, done: 'enrolled', recoveryCodes }
  })
}

/** Sets up, confirms or removes the second factor, or makes new recovery codes. */
export async function actOnFactor(context: DeskContext, form: FormData, tools: DeskTools): Answered {
  const { api } = context
  const act = textOf(form, 'act')
  if (act === 'confirm') return confirm(context, form, tools)
  const missing = missingIdentity(context, form)
  if (missing) return missing
  return withProblems<FactorAnswer>(context, form, async () => {
    await proveIdentity(context, form, tools)
    if (act === 'renew') return { ok: true, done: 'renewed', ...(await api(calls.factor.renewRecoveryCodes)) }
    if (act === 'remove') {
      await api(calls.factor.removeFactor)
      return { ok: true, done: 'removed' }
    }
    return { ok: true, done: 'started', enrolment: await api(calls.factor.enrolFactor) }
  })
}
