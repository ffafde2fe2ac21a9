import { calls } from '@tradepost/contract'
import { count, desc, eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { inviteRecord } from '../../platform/db/schema/account/invite.ts'
import type { Deps } from '../../platform/deps.ts'
import { freeHoursOf } from '../pass/access.ts'
import { passSettings } from '../pass/pass-rules.ts'
import { recordInvite, tokenOf } from './invite-store.ts'

/** Shortens `Karla` to `K***a`: an inviter recognises a friend, but strangers cannot read the name. */
function shortened(name: string): string {
  const letters = [...name]
  return `${letters[0] ?? ''}***${letters.length > 2 ? (letters.at(-1) ?? '') : ''}`
}

/** Returns invite tokens, lists invited friends and records invitations. */
export function inviteCalls(deps: Deps): Implementation[] {
  const record = (context: CallContext, token: string) =>
    asBuyer(deps, context, (tx, friendId) => recordInvite(tx, context, friendId, token, deps.clock.now()))

  return [
    implement(calls.invitation.inviteToken, (_, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        const token = await tokenOf(tx, tenantId, userId)
        const { inviteHours } = await passSettings(tx, tenantId)
        const { earned } = await freeHoursOf(tx, tenantId, userId)
        return { token, path: `/family-game-room?invite=${token}`, hoursPerInvite: inviteHours, totalHours: earned }
      }),
    ),
    implement(calls.invitation.inviteRecordList, ({ body = {} }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        const { pageNo = 1, pageSize = 24 } = body
        const ofInviter = ofTenant(inviteRecord, tenantId, eq(inviteRecord.inviterId, userId))
        const [total] = await tx.select({ n: count() }).from(inviteRecord).where(ofInviter)
        const rows = await tx
          .select({ name: appUser.nickName, hours: inviteRecord.hours, at: inviteRecord.at })
          .from(inviteRecord)
          .innerJoin(appUser, ofTenant(appUser, inviteRecord.tenantId, eq(appUser.id, inviteRecord.friendId)))
          .where(ofInviter)
          .orderBy(desc(inviteRecord.at), desc(inviteRecord.friendId))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const { earned, left } = await freeHoursOf(tx, tenantId, userId)
        const list = rows.map(({ name, hours, at }) => ({ friend: shortened(name), hours, at: at.toISOString() }))
        return { total: total?.n ?? 0, pageNo, pageSize, list, totalHours: earned, hoursLeft: left }
      }),
    ),
    implement(calls.invitation.buyerInviteRecord, ({ body }, context) => record(context, body.inviteToken)),
    implement(calls.invitation.inviteRecordByToken, ({ body }, context) => record(context, body.token)),
  ]
}
