import { calls } from '@tradepost/contract'
import { csvOf, type DeskContext, harmlessCell } from '../kernel/server.ts'

const columns = ['state', 'user', 'name', 'email', 'role', 'since', 'expires_at'] as const

/** The members of the seller and the open invitations as CSV. */
export async function exportMembers({ api }: DeskContext): Promise<string> {
  const { members, invitations } = await api(calls.role.sellerMemberList)
  return csvOf(columns, [
    ...members.map(({ userId, nickName, email, role, since }) => ({
      ...{ state: 'member', user: userId, name: harmlessCell(nickName), email: harmlessCell(email ?? ''), role, since },
    })),
    ...invitations.map(({ email, role, expiresAt }) => ({
      ...{ state: 'invited', email: harmlessCell(email), role, expires_at: expiresAt },
    })),
  ])
}
