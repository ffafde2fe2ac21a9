import { calls } from '@tradepost/contract'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { sellerPresets } from '@tradepost/domain/permission/roles'
import { type DeskContext, type DeskTools, refuse, textOf, withIdentity, withProblems } from '../kernel/server.ts'

type SellerPreset = keyof typeof sellerPresets

/** The members and the open invitations. */
export const loadMembers = async ({ api }: DeskContext) => ({ team: await api(calls.role.sellerMemberList) })

function invite(context: DeskContext, form: FormData, tools: DeskTools) {
  const email = readEmailAddress(textOf(form, 'email').trim())?.address
  if (!email) return refuse([{ code: 'email_format', message: context.t('errors.email_format'), field: 'email' }], form)
  const typed = textOf(form, 'role')
  const role = (Object.keys(sellerPresets) as SellerPreset[]).find((name) => name === typed) ?? 'seller_staff'
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.role.sellerInviteMember, { body: { email, role } })
    return { ok: true as const, done: 'invited' as const, name: email }
  })
}

/** Invites, withdraws an invitation, or removes a member. */
export async function actOnMembers(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  const id = textOf(form, 'id')
  const name = textOf(form, 'name')
  if (act === 'invite') return invite(context, form, tools)
  return withProblems(context, form, async () => {
    if (act === 'remove') {
      await context.api(calls.role.sellerRemoveMember, { params: { userId: id } })
      return { ok: true as const, done: 'removed' as const, name }
    }
    await context.api(calls.role.sellerWithdrawInvitation, { params: { id } })
    return { ok: true as const, done: 'withdrawn' as const, name }
  })
}
