import { useFormat, useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import { useCount } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { OfferListing } from '../listing/index.ts'
import { artSources, PageBody, Section, Trail, Unloaded } from '../page/index.ts'
import { SellerFlags, SellerLevel, SellerPresence, SellerRating } from '../seller/index.ts'
import { isNewSeller } from './is-new-seller.ts'
import { SellerFactList } from './seller-facts.tsx'
import type { loadStore } from './server.ts'
import * as css from './store-page.css.ts'

type StorePageProps = Omit<Awaited<ReturnType<typeof loadStore>>, 'meta'> & {
  /** Reviews of the seller. */
  reviews: ReactNode
}

/** Says that nothing can be bought here at present, and until when if the seller is away. */
function StoreNotice({ seller: { sells, away, awayUntil } }: Pick<StorePageProps, 'seller'>) {
  const t = useT()
  const { instant } = useFormat()
  if (sells) return null
  const words = awayUntil
    ? t('offer.storeAwayUntil', { date: instant(awayUntil, 'date') })
    : t(away ? 'offer.storeAway' : 'offer.storeClosed')
  return <Notice tone="neutral">{words}</Notice>
}

/** A seller's store: the seller, their offers and reviews. */
export function StorePage({ seller, listing, reviews }: StorePageProps) {
  const t = useT()
  const count = useCount()
  return (
    <PageBody>
      <div className={css.top}>
        <Trail items={[{ label: seller.nickName }]} />
        <header className={css.hero}>
          <div className={css.banner}>
            {seller.bannerUrl ? (
              <Artwork
                {...artSources(seller.bannerUrl, 'wide')}
                alt=""
                fill
                sizes="(min-width: 1280px) 1200px, 100vw"
                priority
              />
            ) : null}
          </div>
          <div className={css.card}>
            <span className={css.face}>
              <Avatar src={seller.avatarUrl} alt="" size={80} />
            </span>
            <div className={css.words}>
              <Heading level={1}>
                <bdi>{seller.nickName}</bdi>
              </Heading>
              <SellerRating rating={seller.rating} reviewCount={seller.reviewCount} look="stars" />
              <div className={css.badges}>
                {seller.sells ? <SellerPresence online={seller.online} /> : null}
                <SellerLevel level={seller.level} isNew={isNewSeller(seller)} />
                <SellerFlags ekyc={seller.ekyc} deposit={seller.deposit} indemnity={seller.indemnity} />
              </div>
              <div className={css.badges}>
                {seller.mayContact ? (
                  <ButtonLink as={ShopAnchor} href={paths.messages(undefined, seller.id)} size="sm">
                    {t('offer.contactSeller')}
                  </ButtonLink>
                ) : null}
                <ButtonLink as={ShopAnchor} href={paths.report(seller.id)} variant="quiet" size="sm">
                  {t('offer.reportSeller')}
                </ButtonLink>
              </div>
            </div>
          </div>
        </header>
        <StoreNotice seller={seller} />
        {seller.about ? (
          <p className={css.about} dir="auto">
            {seller.about}
          </p>
        ) : null}
      </div>
      <Section
        id="facts"
        title={t('offer.sellerFacts')}
        lead={
          seller.performanceScore === null ? null : (
            <span className={css.performance}>
              {t('offer.performance', { score: String(Math.round(seller.performanceScore)) })}
              <Badge tone="info">{t('offer.beta')}</Badge>
            </span>
          )
        }
      >
        <Card>
          <SellerFactList seller={seller} />
        </Card>
      </Section>
      <Section id="offers" title={t('offer.storeOffers')}>
        {seller.brands.length > 0 ? (
          <nav className={css.brands} aria-label={t('offer.storeGames')}>
            {seller.brands.map((brand) => (
              <ChipLink key={brand.brandId} as={ShopAnchor} href={paths.brand(brand.brandAlias)}>
                {brand.brandName}
                <span className={css.count}>{count('catalog.offers', brand.offers)}</span>
              </ChipLink>
            ))}
          </nav>
        ) : null}
        {listing ? (
          <OfferListing
            listing={listing}
            label={t('offer.storeOffers')}
            titled
            emptyActions={
              <ButtonLink as={ShopAnchor} href={paths.allGames()}>
                {t('catalog.allGames')}
              </ButtonLink>
            }
          />
        ) : (
          <Unloaded />
        )}
      </Section>
      {reviews}
    </PageBody>
  )
}
