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

/** The list of a level: the loader's own first, any other from the gateway once it is asked for; the old one stays meanwhile. */
export function useReviewPage(seed: ReviewsData, level: ReviewLevel) {
  const { api } = useShop()
  const [kept, setKept] = useState(() => begin(seed))
  const current = kept.seed === seed ? kept : begin(seed)
  const cached = current.pages[level]
  const missing = cached === undefined
  useEffect(() => {
    if (!missing) return
    const { scope, page } = seed
    let wanted = true
    const query = { ...scope, ...(level === 'all' ? {} : { level }), pageNo: 1, pageSize: page.pageSize }
    const learn = (change: (now: ReviewPages) => Partial<ReviewPages>) =>
      wanted &&
      setKept((now) => {
        const latest = now.seed === seed ? now : begin(seed)
        return { ...latest, failed: null, ...change(latest) }
      })
    api(calls.review.reviewPage, { query }).then(
      (answer) => learn(({ pages }) => ({ pages: { ...pages, [level]: answer }, shown: answer })),
      () => learn(() => ({ failed: level })),
    )
    return () => {
      wanted = false
    }
  }, [api, level, missing, seed])
  const error = current.failed === level
  return { data: cached ?? current.shown, error, isLoading: missing && !error }
}
