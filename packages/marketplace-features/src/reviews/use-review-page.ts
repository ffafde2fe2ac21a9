import { calls } from '@tradepost/contract'
import { useEffect, useState } from 'react'
import { useShop } from '../kernel/index.ts'
import type { ReviewLevel } from './level-of.ts'
import type { ReviewsData } from './server.ts'

interface ReviewPages {
  seed: ReviewsData
  pages: Partial<Record<ReviewLevel, ReviewsData['page']>>
  shown: ReviewsData['page']
  failed: ReviewLevel | null
}
const begin = (seed: ReviewsData): ReviewPages => ({
  seed,
  pages: { [seed.level]: seed.page },
  shown: seed.page,
  failed: null,
})

/** The reviews of a level: loaded with the page, or fetched on demand. Shows the previous list while fetching. */
export function useReviewPage(seed: ReviewsData, level: ReviewLevel) {
  const { api } = useShop()
  const [reviewPages, setReviewPages] = useState(() => begin(seed))
  const current = reviewPages.seed === seed ? reviewPages : begin(seed)
  const cached = current.pages[level]
  const missing = cached === undefined
  useEffect(() => {
    if (!missing) return
    const { scope, page } = seed
    let active = true
    const query = { ...scope, ...(level === 'all' ? {} : { level }), pageNo: 1, pageSize: page.pageSize }
    const update = (change: (now: ReviewPages) => Partial<ReviewPages>) =>
      active &&
      setReviewPages((now) => {
        const latest = now.seed === seed ? now : begin(seed)
        return { ...latest, failed: null, ...change(latest) }
      })
    api(calls.review.reviewPage, { query }).then(
      (answer) => update(({ pages }) => ({ pages: { ...pages, [level]: answer }, shown: answer })),
      () => update(() => ({ failed: level })),
    )
    return () => {
      active = false
    }
  }, [api, level, missing, seed])
  const error = current.failed === level
  return { data: cached ?? current.shown, error, isLoading: missing && !error }
}
