import { calls } from '@tradepost/contract'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { FeatureContext } from '../../kernel/server.ts'
import { pageMeta } from '../../page/server.ts'
import { addressOf } from '../../page/structured-data.ts'

const pageSize = 20
const hidden = { robots: 'noindex' }

/** Loads the buyer's invitation link. */
export async function loadInvite(ctx: FeatureContext) {
  const { path, hoursPerInvite, totalHours } = await ctx.api(calls.invitation.inviteToken)
  return {
    link: addressOf(ctx, path),
    hoursPerInvite,
    totalHours,
    meta: pageMeta(ctx, ctx.t('pass.invite'), ctx.t('pass.getsInviteText'), hidden),
  }
}

/** Loads the invited friends and their rewards. */
export async function loadInvitations(ctx: FeatureContext) {
  const pageNo = wholeNumber(ctx.url.searchParams.get('page'), { min: 1, max: 500 }) ?? 1
  const [friends, { hoursPerInvite }] = await Promise.all([
    ctx.api(calls.invitation.inviteRecordList, { body: { pageNo, pageSize } }),
    ctx.api(calls.invitation.inviteToken),
  ])
  return {
    friends,
    hoursPerInvite,
    meta: pageMeta(ctx, ctx.t('pass.myInvitation'), ctx.t('pass.myInvitationText'), hidden),
  }
}
