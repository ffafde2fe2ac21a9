import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

/** The acts of staff, by default those that wait for a second person. */
export async function loadProposals({ api, url }: DeskContext) {
  const shown = url.searchParams.get('shown') === 'all' ? ('all' as const) : ('waiting' as const)
  const body = { pageNo: pageNoOf(url), pageSize: 25, ...(shown === 'waiting' ? { waiting: true } : {}) }
  return { shown, acts: await api(calls.staff.actPage, { body }), idempotencyKey: crypto.randomUUID() }
}
