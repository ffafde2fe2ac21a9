import { calls, type OfferCard } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { useVariant } from '@tradepost/marketplace-features/kernel'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import { OfferGrid, OfferRows } from '@tradepost/marketplace-features/offer-card'
import { PageBody, PageHead } from '@tradepost/marketplace-features/page'

/** The difference in the loader: each group gets its own order of offers. */
export async function loadExperiment({ api, abGroup }: FeatureContext) {
  const sort = abGroup === 'A' ? 'best-match' : 'price-asc'
  return { offers: (await api(calls.offer.offerPage, { body: { sort, pageSize: 6 } })).list }
}

/** The difference in the component: each group gets its own list, named by its order. */
export function Experiment({ offers }: { offers: readonly OfferCard[] }) {
  const t = useT()
  const List = useVariant({ A: OfferGrid, B: OfferRows })
  const order = useVariant({ A: t('catalog.sortBestMatch'), B: t('catalog.sortPriceAsc') })
  return (
    <PageBody>
      <PageHead title={order} />
      <List offers={offers} headingLevel={2} />
    </PageBody>
  )
}
