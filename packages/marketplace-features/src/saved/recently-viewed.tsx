import { useFetcher } from '@remix-run/react'
import type { OfferCard } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { useEffect } from 'react'
import { paths } from '../kernel/paths/index.ts'
import { OfferGrid } from '../offer-card/index.ts'
import { Section } from '../page/index.ts'

const most = 4

/** Offers viewed before. Fetched by the browser, because the page's HTML is cached for everybody. */
export function RecentlyViewed({ without }: { without?: string }) {
  const t = useT()
  const { load, data, state } = useFetcher<{ viewed: OfferCard[] }>({ key: 'recently-viewed' })
  useEffect(() => {
    load('/wishlist/viewed')
  }, [load])
  const offers = (data?.viewed ?? []).filter(({ id }) => id !== without).slice(0, most)
  if (offers.length === 0) return null
  return (
    <div aria-busy={state !== 'idle'}>
      <Section
        id="viewed"
        title={t('saved.viewed')}
        more={{ to: `${paths.wishlist()}#viewed`, label: t('saved.viewedLink') }}
      >
        <OfferGrid offers={offers} />
      </Section>
    </div>
  )
}
