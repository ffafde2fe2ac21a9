import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'
import { reviewLists } from './review-lists.ts'

/** A page of the reviews of one list, the newest first. */
export async function loadReviews({ api, url }: DeskContext) {
  const list = reviewLists.find((one) => one === url.searchParams.get('list')) ?? 'negative'
  const reviews = await api(calls.reviewDesk.deskReviewPage, {
    query: { ...(list !== 'all' && { list }), pageNo: pageNoOf(url), pageSize: 25 },
  })
  return { list, reviews }
}
