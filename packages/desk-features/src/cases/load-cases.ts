import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { loadEvidence } from '../case-story/server.ts'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'
import { caseKinds } from './case-kinds.ts'

/** A page of the disputes and claims that wait for a decision, oldest first. */
export async function loadCases({ api, url }: DeskContext) {
  const kind = caseKinds.find((one) => one === url.searchParams.get('kind')) ?? null
  const body = { pageNo: pageNoOf(url), pageSize: 25, ...(kind ? { kind } : {}) }
  return { kind, cases: await api(calls.staff.casePage, { body }) }
}

/** Everything about the case of one order, and a key that makes its forms act once. */
export async function loadCase(context: DeskContext, typedId: string) {
  const order = await context.api(calls.staff.caseDetail, { params: { id: isId(typedId) ? typedId : '0' } })
  return { order, evidence: await loadEvidence(context, order), idempotencyKey: crypto.randomUUID() }
}
