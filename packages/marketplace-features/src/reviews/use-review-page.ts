import { finance } from '@tradepost/contract'
import useSWR from 'swr'
import { useShop } from '../context/index.ts'
import type { ReviewLevel } from './level-of.ts'
import type { ReviewsData } from './server.ts'

/** The list of a level: the loader's own first, any other from the gateway once it is asked for. */
export function useReviewPage(seed: ReviewsData, level: ReviewLevel) {
  const { api } = useShop()
  const seeded = level === seed.level
  return useSWR(
    ['reviews', seed.scope, level, seeded ? seed.page.pageNo : 1],
    ([, scope, of, pageNo]) =>
      api(finance.reviewPage, {
        query: { ...scope, ...(of === 'all' ? {} : { level: of }), pageNo, pageSize: seed.page.pageSize },
      }),
    {
      ...(seeded ? { fallbackData: seed.page } : {}),
      revalidateOnMount: !seeded,
      revalidateIfStale: !seeded,
      revalidateOnFocus: false,
      keepPreviousData: true,
    },
  )
}
