import { ApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'
import { visibleRoles } from '../role-words/server.ts'
import { entryNumber, readFilter } from './read-filter.ts'
import { recordedCalls } from './recorded-calls.ts'

/** A page of the audit log, and what its filter offers. */
export async function loadAudit(context: DeskContext) {
  const { api, staff, url } = context
  const { typed, asked, isContinued } = readFilter(url)
  const maySeeStaff = staff?.permissions.includes('member.view') ?? false
  const [page, roles, members] = await Promise.all([
    api(calls.audit.auditPage, { body: asked }),
    visibleRoles(context),
    maySeeStaff ? api(calls.role.memberList).then((team) => team.members) : [],
  ])
  return {
    page,
    roles: roles.map(({ id, name }) => ({ id, name })),
    people: members.map(({ userId, nickName }) => ({ userId, nickName })),
    filter: typed,
    isContinued,
    recordedCalls,
  }
}

/** One entry of the audit log. */
export async function loadAuditEntry(context: DeskContext, number: string) {
  const seq = entryNumber(number) ?? 0
  const path = calls.audit.auditPage.path
  const [{ list }, roles] = await Promise.all([
    context.api(calls.audit.auditPage, { body: { before: seq + 1, limit: 1 } }),
    visibleRoles(context),
  ])
  const entry = list.find((one) => one.seq === seq)
  if (!entry) throw new ApiError('not_found', '', { status: 404, requestId: '', path })
  return { entry, roles: roles.map(({ id, name }) => ({ id, name })) }
}

/** The entries that match the filter of the address, as a file. */
export const exportAudit = ({ api, url }: DeskContext) => api(calls.audit.auditExport, { body: readFilter(url).asked })
