import { calls } from '@tradepost/contract'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { type DeskContext, type DeskTools, refuse, textOf, withIdentity, withProblems } from '../kernel/server.ts'

async function invite(context: DeskContext, form: FormData, tools: DeskTools) {
  const email = readEmailAddress(textOf(form, 'email').trim())?.address
  if (!email) return refuse([{ code: 'email_format', message: context.t('errors.email_format'), field: 'email' }], form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.role.inviteMember, { body: { email, role: textOf(form, 'role') } })
    return { ok: true as const, done: 'invited' as const, name: email }
  })
}

/** Invites somebody to the staff, or withdraws an invitation. */
export async function actOnStaff(context: DeskContext, form: FormData, tools: DeskTools) {
  if (textOf(form, 'act') === 'invite') return invite(context, form, tools)
  return withProblems(context, form, async () => {
    await context.api(calls.role.withdrawInvitation, { params: { id: textOf(form, 'id') } })
    return { ok: true as const, done: 'withdrawn' as const }
  })
}

/** Resets the second factor of a member who lost it. */
async function reset(context: DeskContext, form: FormData, userId: string, tools: DeskTools) {
  const reason = textOf(form, 'reason').trim()
  if (reason.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.factor.resetFactor, { params: { userId }, body: { reason } })
    return { ok: true as const, done: 'reset' as const }
  })
}

/** Gives a member another role, resets the second factor, or removes the member. */
export async function actOnMember(context: DeskContext, form: FormData, userId: string, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'reset') return reset(context, form, userId, tools)
  if (act === 'remove')
    return withProblems(context, form, async () => {
      await context.api(calls.role.removeMember, { params: { userId } })
      return { ok: true as const, done: 'removed' as const }
    })
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.role.changeMember, { params: { userId }, body: { role: textOf(form, 'role') } })
    return { ok: true as const, done: 'changed' as const }
  })
}
