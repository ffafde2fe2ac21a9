import { isApiError } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import type { DeskContext } from '../../kernel/server.ts'

export type BrandMerge = CallData<typeof calls.catalogEdit.readBrandMerge>
type Listed = CallData<typeof calls.catalogEdit.staffBrandPage>['list'][number]

/** What the page of a brand shows about its merge into another one. */
export interface MergeChoice {
  keyword: string
  /** Brands that fit the search; null if nobody has searched. */
  found: Pick<Listed, 'id' | 'name' | 'alias'>[] | null
  /** What a merge into the chosen brand moves. */
  plan: BrandMerge | null
  /** The reason why the chosen brand cannot be the one. */
  refused: string | null
}

const noChoice: MergeChoice = { keyword: '', found: null, plan: null, refused: null }
const direction = 'brand_merge_direction'

/** The other brand that staff search for and choose in the address: `?merge=` and `?into=`. */
export async function loadMerge({ api, url, staff }: DeskContext, id: string): Promise<MergeChoice> {
  if (!staff?.permissions.includes('catalog.edit')) return noChoice
  const intoId = url.searchParams.get('into')
  if (intoId)
    try {
      return { ...noChoice, plan: await api(calls.catalogEdit.readBrandMerge, { params: { id, intoId } }) }
    } catch (error) {
      if (!isApiError(error, direction)) throw error
      return { ...noChoice, refused: error.message }
    }
  const keyword = (url.searchParams.get('merge') ?? '').trim().slice(0, 100)
  if (!keyword) return noChoice
  const { list } = await api(calls.catalogEdit.staffBrandPage, { body: { keyword, pageSize: 24 } })
  return { ...noChoice, keyword, found: list.filter((one) => one.id !== id) }
}
