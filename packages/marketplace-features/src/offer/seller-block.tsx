import type { OfferDetail } from '@tradepost/contract'

import { useFormat, useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Stack } from '@tradepost/ui-kit/layout'
import { useShortCount } from '../kernel/index.ts'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { Section } from '../page/index.ts'
import { SellerFlags, SellerLevel, SellerPresence, SellerRating } from '../seller/index.ts'
import * as css from './offer-page.css.ts'

/** Since when the seller has each mark. */
function MarkDates({ facts }: { facts: NonNullable<OfferDetail['sellerInfo']> }) {
  const t = useT()
  const { instant } = useFormat()
  const dates = [
    ['offer.ekycOn', facts.ekycSince],
    ['offer.depositOn', facts.depositSince],
    ['offer.indemnityOn', facts.indemnitySince],
  ] as const
  const lines = dates.flatMap(([words, at]) => (at === null ? [] : t(words, { date: instant(at, 'date') })))
  if (lines.length === 0) return null
  return (
    <ul className={css.markDates}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The seller, and the platform's facts about them. */
export function SellerBlock({ offer: { seller, sellerInfo } }: { offer: OfferDetail }) {
  const t = useT()
  const short = useShortCount()
  const format = useFormat()
  const store = paths.store(seller.id)
  const score = (value: number | null) =>
    value === null ? t('offer.notScored') : t('offer.scoreOfFive', { value: value.toFixed(1) })
  return (
    <Section id="seller" title={t('offer.seller')}>
      <Card>
        <Stack gap={5}>
          <div className={css.sellerHead}>
            <Avatar src={seller.avatarUrl} alt="" size={80} />
            <div className={css.sellerWords}>
              <ShopLink to={store} className={css.sellerName}>
                <bdi>{seller.nickName}</bdi>
              </ShopLink>
              <SellerRating rating={seller.rating} reviewCount={seller.reviewCount} look="stars" />
            </div>
          </div>
          <div className={css.flags}>
            <SellerPresence online={seller.online} />
            <SellerLevel level={seller.level} />
            <SellerFlags ekyc={seller.ekyc} deposit={seller.deposit} indemnity={seller.indemnity} />
          </div>
          {sellerInfo ? (
            <>
              <MarkDates facts={sellerInfo} />
              {sellerInfo.performanceScore === null ? null : (
                <p className={css.performance}>
                  {t('offer.performance', { score: String(Math.round(sellerInfo.performanceScore)) })}
                  <Badge tone="info">{t('offer.beta')}</Badge>
                </p>
              )}
              <DescriptionList
                layout="columns"
                items={[
                  { term: t('offer.memberSince'), value: format.instant(sellerInfo.memberSince, 'date') },
                  { term: t('offer.totalOrders'), value: <span {...short(sellerInfo.totalOrders)} /> },
                  { term: t('offer.offers'), value: <span {...short(sellerInfo.offers)} /> },
                  { term: t('offer.deliverySpeed'), value: score(sellerInfo.deliverySpeed) },
                  { term: t('offer.serviceAttitude'), value: score(sellerInfo.serviceAttitude) },
                  { term: t('offer.productDescription'), value: score(sellerInfo.productDescription) },
                ]}
              />
            </>
          ) : null}
          {store ? (
            <div className={css.flags}>
              <ButtonLink as={ShopAnchor} href={store} variant="secondary">
                {t('offer.visitStore')}
              </ButtonLink>
              <ButtonLink as={ShopAnchor} href={paths.messages(undefined, seller.id)} variant="quiet">
                {t('offer.contactSeller')}
              </ButtonLink>
            </div>
          ) : null}
        </Stack>
      </Card>
    </Section>
  )
}
