import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'

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

/** Changes the standing of a seller. */
export function actOnSeller(context: DeskContext, form: FormData, id: string) {
  const reason = textOf(form, 'reason').trim()
  const standing = choices.find((choice) => choice === textOf(form, 'standing'))
  if (reason.length < 3 || !standing)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.standing.changeStanding, { params: { id }, body: { standing, reason } })
    return { ok: true as const }
  })
}
