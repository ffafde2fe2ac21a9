import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'
import { brandStates } from './brand-states.ts'

/** A page of the brands that a search finds. */
export async function loadBrands({ api, url }: DeskContext) {
  const keyword = (url.searchParams.get('keyword') ?? '').slice(0, 100)
  const state = brandStates.find((one) => one === url.searchParams.get('state')) ?? 'all'
  const enabled = state === 'all' ? {} : { enabled: state === 'shown' }
  const brands = await api(calls.catalogEdit.staffBrandPage, { body: { keyword, ...enabled, pageNo: pageNoOf(url) } })
  return { keyword, state, brands }
}

export const loadBrand = async ({ api }: DeskContext, id: string) => ({
  brand: await api(calls.catalogEdit.staffBrandDetail, { params: { id } }),
})
