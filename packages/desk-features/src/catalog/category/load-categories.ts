import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../../kernel/server.ts'
import { brandStates } from '../brand-states.ts'

/** A page of the categories that a search finds. */
export async function loadCategories({ api, url }: DeskContext) {
  const keyword = (url.searchParams.get('keyword') ?? '').slice(0, 100)
  const state = brandStates.find((one) => one === url.searchParams.get('state')) ?? 'all'
  const enabled = state === 'all' ? {} : { enabled: state === 'shown' }
  const body = { keyword, ...enabled, pageNo: pageNoOf(url) }
  return { keyword, state, categories: await api(calls.catalogEdit.staffCategoryPage, { body }) }
}

export const loadCategory = async ({ api }: DeskContext, id: string) => ({
  category: await api(calls.catalogEdit.staffCategoryDetail, { params: { id } }),
})
