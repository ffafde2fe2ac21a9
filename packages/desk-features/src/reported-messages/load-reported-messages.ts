import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type DeskContext, isIdentityAsked, pageNoOf } from '../kernel/server.ts'
import { reportStates } from './report-states.ts'

/** A page of the reports of one list, the oldest first. */
export async function loadReportedMessages({ api, url }: DeskContext) {
  const state = reportStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const reports = await api(calls.messageDesk.reportedMessagePage, {
    body: { state, pageNo: pageNoOf(url), pageSize: 25 },
  })
  return { state, reports }
}

/** A reported message with those around it; null until the identity of the member of staff is confirmed. */
export async function loadReportedMessage({ api, url }: DeskContext, id: string) {
  const around = wholeNumber(url.searchParams.get('around'), { min: 1, max: 2_147_483_647 })
  try {
    return await api(calls.messageDesk.reportedMessage, {
      params: { id: isId(id) ? id : '0' },
      body: around === null ? {} : { around },
    })
  } catch (error) {
    if (isIdentityAsked(error)) return null
    throw error
  }
}
