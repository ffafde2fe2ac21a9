import { isApiError } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { loadEvidence } from '../case-story/server.ts'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

const idOf = (typed: string) => (isId(typed) ? typed : '0')
const shortest = 3

/** The results for a text, or the reason why it was not searched for. */
export async function loadSearch({ api, url, t }: DeskContext) {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 120)
  const nothing: { text: string; found: CallData<typeof calls.support.search> | null; problem: string | null } = {
    ...{ text, found: null, problem: null },
  }
  if (text === '') return nothing
  if (text.length < shortest) return { ...nothing, problem: t('support.short') }
  try {
    return { ...nothing, found: await api(calls.support.search, { body: { text } }) }
  } catch (error) {
    if (!isApiError(error) || error.code !== 'rate_limited') throw error
    return { ...nothing, problem: error.message }
  }
}

/** The account of a customer, as support may see it. */
export const loadCustomer = async ({ api, url }: DeskContext, id: string) => ({
  idempotencyKey: crypto.randomUUID(),
  customer: await api(calls.support.customerDetail, {
    params: { id: idOf(id) },
    body: { pageNo: pageNoOf(url), pageSize: 10 },
  }),
})

/** An order in any state, with the files of its case. */
export async function loadStaffOrder(context: DeskContext, id: string) {
  const order = await context.api(calls.support.staffOrder, { params: { id: idOf(id) } })
  return { order, evidence: await loadEvidence(context, order), idempotencyKey: crypto.randomUUID() }
}
