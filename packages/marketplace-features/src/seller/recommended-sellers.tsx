import type { SellerBrief } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Card } from '@tradepost/ui-kit/card'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { Section } from '../page/page-frame.tsx'
import { Unloaded } from '../page/unloaded.tsx'
import * as css from './recommended-sellers.css.ts'
import { SellerLevel, SellerRating } from './seller-marks.tsx'

type Recommended = Pick<SellerBrief, 'id' | 'nickName' | 'avatarUrl' | 'rating' | 'reviewCount' | 'level'>

/** Recommended sellers on this page; null if the call failed. */
export function RecommendedSellers({ sellers }: { sellers: readonly Recommended[] | null }) {
  const t = useT()
  if (sellers?.length === 0) return null
  return (
    <Section
      id="recommended-sellers"
      title={t('catalog.recommendedSellers')}
      lead={t('catalog.recommendedSellersLead')}
    >
      {sellers ? <SellerCards sellers={sellers} /> : <Unloaded />}
    </Section>
  )
}

const SellerCards = ({ sellers }: { sellers: readonly Recommended[] }) => (
  <ul className={css.list}>
    {sellers.map((seller) => (
      <Card key={seller.id} as="li" padding="sm" className={css.seller}>
        <Avatar src={seller.avatarUrl} alt="" size={60} />
        <div className={css.words}>
          <ShopLink to={paths.store(seller.id)} className={css.name} dir="auto">
            {seller.nickName}
          </ShopLink>
          <SellerRating rating={seller.rating} reviewCount={seller.reviewCount} />
          <SellerLevel level={seller.level} />
        </div>
      </Card>
    ))}
  </ul>
)
