import { calls } from '@tradepost/contract'
import { useEffect, useState } from 'react'
import { useShop } from '../kernel/index.ts'
import type { ReviewLevel } from './level-of.ts'
import type { ReviewsData } from './server.ts'

interface Asked {
  seed: ReviewsData
  pages: Partial<Record<ReviewLevel, ReviewsData['page']>>
  shown: ReviewsData['page']
  failed: ReviewLevel | null
}
const begin = (seed: ReviewsData): Asked => ({
  seed,
  pages: { [seed.level]: seed.page },
  shown: seed.page,
  failed: null,
})

/** The list of a level: the loader's own first, any other from the gateway once it is asked for; the old one stays meanwhile. */
export function useReviewPage(seed: ReviewsData, level: ReviewLevel) {
  const { api } = useShop()
  const [kept, setAsked] = useState(() => begin(seed))
  const asked = kept.seed === seed ? kept : begin(seed)
  const found = asked.pages[level]
  const missing = found === undefined
  useEffect(() => {
    if (!missing) return
    const { scope, page } = seed
    let wanted = true
    const query = { ...scope, ...(level === 'all' ? {} : { level }), pageNo: 1, pageSize: page.pageSize }
    const learn = (change: (now: Asked) => Partial<Asked>) =>
      wanted &&
      setAsked((now) => {
        const own = now.seed === seed ? now : begin(seed)
        return { ...own, failed: null, ...change(own) }
      })
    api(calls.review.reviewPage, { query }).then(
      (answer) => learn(({ pages }) => ({ pages: { ...pages, [level]: answer }, shown: answer })),
      () => learn(() => ({ failed: level })),
    )
    return () => {
      wanted = false
    }
  }, [api, level, missing, seed])
  const error = asked.failed === level
  return { data: found ?? asked.shown, error, isLoading: missing && !error }
}
