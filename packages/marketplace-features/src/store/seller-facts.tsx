import type { SellerBrief, SellerFacts } from '@tradepost/contract'

import { useFormat, useT } from '@tradepost/i18n/react'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { useShortCount } from '../kernel/index.ts'
import { isNewSeller } from './is-new-seller.ts'

/** Eleven facts about a seller, both favourable and unfavourable. */
export function SellerFactList({ seller }: { seller: SellerBrief & SellerFacts }) {
  const t = useT()
  const short = useShortCount()
  const format = useFormat()
  const score = (value: number | null) =>
    value === null ? t('offer.notScored') : t('offer.scoreOfFive', { value: value.toFixed(1) })
  const level =
    seller.level === null ? t(isNewSeller(seller) ? 'offer.newSeller' : 'offer.noLevel') : String(seller.level)
  const dateOf = (since: string | null) => (since === null ? t('offer.no') : format.instant(since, 'date'))
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: t('offer.memberSince'), value: format.instant(seller.memberSince, 'date') },
        { term: t('offer.totalOrders'), value: <span {...short(seller.totalOrders)} /> },
        { term: t('offer.offers'), value: <span {...short(seller.offers)} /> },
        { term: t('offer.rating'), value: score(seller.rating) },
        { term: t('offer.levelTerm'), value: level },
        { term: t('offer.deliverySpeed'), value: score(seller.deliverySpeed) },
        { term: t('offer.serviceAttitude'), value: score(seller.serviceAttitude) },
        { term: t('offer.productDescription'), value: score(seller.productDescription) },
        { term: t('offer.ekyc'), value: dateOf(seller.ekycSince) },
        { term: t('offer.deposit'), value: dateOf(seller.depositSince) },
        { term: t('offer.indemnity'), value: dateOf(seller.indemnitySince) },
      ]}
    />
  )
}
