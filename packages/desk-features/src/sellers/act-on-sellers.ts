import { calls } from '@tradepost/contract'
import { staffMarks } from '@tradepost/domain/seller/seller-marks'
import {
  type DeskContext,
  type DeskTools,
  missingIdentity,
  pageNoOf,
  proveIdentity,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

const choices = ['active', 'suspended', 'banned'] as const

/** A page of sellers. */
export async function loadSellers({ api, url }: DeskContext) {
  const keyword = (url.searchParams.get('keyword') ?? '').slice(0, 100)
  return {
    keyword,
    sellers: await api(calls.standing.staffSellerPage, { body: { keyword, pageNo: pageNoOf(url) } }),
  }
}

export const loadSeller = async ({ api }: DeskContext, id: string) => ({
  seller: await api(calls.standing.staffSellerDetail, { params: { id } }),
})

/** Gives the deposit back, after the identity was confirmed. */
function returnDeposit(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  const reason = textOf(form, 'reason').trim()
  const empty = { code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }
  const problems = [...(reason.length < 3 ? [empty] : []), ...(missingIdentity(context, form)?.problems ?? [])]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    await proveIdentity(context, form, tools)
    await context.api(calls.application.returnDeposit, { params: { sellerId: id }, body: { reason } })
    return { ok: true as const }
  })
}

/** Gives or withdraws a mark. */
function changeMark(context: DeskContext, form: FormData, id: string) {
  const reason = textOf(form, 'markReason').trim()
  const [typed, given] = textOf(form, 'mark').split('.')
  const mark = staffMarks.find((one) => one === typed)
  if (reason.length < 3 || !mark)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'markReason' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.trust.changeSellerMark, { params: { id }, body: { mark, given: given === 'yes', reason } })
    return { ok: true as const }
  })
}

/** Changes the standing or a mark of a seller, or returns the deposit. */
export function actOnSeller(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  if (textOf(form, 'act') === 'mark') return changeMark(context, form, id)
  if (textOf(form, 'act') === 'deposit') return returnDeposit(context, form, id, tools)
  const reason = textOf(form, 'reason').trim()
  const standing = choices.find((choice) => choice === textOf(form, 'standing'))
  if (reason.length < 3 || !standing)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.standing.changeStanding, { params: { id }, body: { standing, reason } })
    return { ok: true as const }
  })
}
