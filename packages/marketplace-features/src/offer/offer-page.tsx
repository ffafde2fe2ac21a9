import { useT } from '@tradepost/i18n/react'
import { SkipLink } from '@tradepost/ui-kit/skip-link'
import { directionOf, Heading } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import { OfferMarks, Shelf } from '../offer-card/index.ts'
import { PageBody, Section, Trail, Unloaded } from '../page/index.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { buyButtonId } from './buy-words.ts'
import { HeadFacts } from './head-facts.tsx'
import { OfferArt } from './offer-art.tsx'
import * as css from './offer-page.css.ts'
import { Assets, Attributes, Description, Faq, Screenshots, VerifiedReport } from './offer-sections.tsx'
import { QuantityProvider } from './quantity.tsx'
import { SellerBlock } from './seller-block.tsx'
import type { loadOffer } from './server.ts'

/** The data and slots of an offer's page. */
export type OfferPageProps = Omit<Awaited<ReturnType<typeof loadOffer>>, 'meta'> & {
  /** Reviews of the offer. */
  reviews: ReactNode
  /** Actions other than buying. */
  keep?: ReactNode
  /** The alerts of the offer. */
  watch?: ReactNode
  /** Offers viewed before. */
  recent?: ReactNode
  /** The result of the page's action. */
  result?: unknown
}

/** Prevents browsers from translating a translated text again. */
const notTwice = { translate: 'no' } as const

/** The page of one offer. The buy box follows the title; on a wide screen it is beside the page and sticky. */
export function OfferPage(props: OfferPageProps) {
  const { offer, place, bought, packs, similar, reviews, keep, watch, recent, result } = props
  const t = useT()
  return (
    <QuantityProvider initial={offer.minQuantity}>
      <div className={css.page}>
        <PageBody>
          <SkipLink label={t('offer.skipToBuy')} target={buyButtonId} />
          <div className={css.top}>
            <Trail
              items={[
                { label: offer.brandName, href: place.brand },
                { label: offer.categoryName, href: place.category },
                { label: offer.title },
              ]}
            />
            <div className={css.columns}>
              <div className={css.head}>
                <Heading level={1} size="xl">
                  <bdi dir={directionOf(offer.title)} {...(offer.original && notTwice)}>
                    {offer.title}
                  </bdi>
                </Heading>
                <div className={css.headFacts}>
                  <HeadFacts offer={offer} />
                  <div className={css.badges}>
                    <OfferMarks offer={offer} />
                  </div>
                </div>
                <OfferArt offer={offer} />
              </div>
              <aside className={css.aside} aria-label={t('offer.buyBox')}>
                <BuyBox offer={offer} packs={packs} bought={bought} keep={keep} watch={watch} result={result} />
              </aside>
              <div className={css.main}>
                <Screenshots offer={offer} />
                <Attributes offer={offer} />
                <Description offer={offer} />
                <VerifiedReport offer={offer} />
                <Assets offer={offer} />
                <SellerBlock offer={offer} />
              </div>
            </div>
          </div>
          {reviews}
          <Faq offer={offer} />
          {similar === null || similar.length > 0 ? (
            <Section id="similar" title={t('offer.similar')} more={{ to: place.category, label: t('offer.seeAll') }}>
              {similar === null ? <Unloaded /> : <Shelf offers={similar} />}
            </Section>
          ) : null}
          {recent}
          <BuyBar offer={offer} />
        </PageBody>
      </div>
    </QuantityProvider>
  )
}
