import type { OfferDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Price } from '@tradepost/ui-kit/price'
import type { ReactNode } from 'react'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { type ShownOffer, useOfferWords } from '../offer-card/index.ts'
import { Unloaded } from '../page/index.ts'
import { SellerLine } from '../seller/index.ts'
import { BoughtBefore } from './bought-before.tsx'
import { BuyForm } from './buy-form.tsx'
import { HonestPrice } from './honest-price.tsx'
import * as css from './offer-page.css.ts'
import type { OfferPageProps } from './offer-page.tsx'
import { Promises } from './promises.tsx'
import { SoldPrices } from './sold/sold-prices.tsx'

interface BuyBoxProps {
  offer: OfferDetail
  /** The seller's other amounts; null if the call failed. */
  packs: readonly ShownOffer[] | null
  bought: OfferPageProps['bought']
  keep?: ReactNode
  watch?: ReactNode
  /** The result of the page's action. */
  result?: unknown
}

/** Price, promises and the buy form of an offer. */
export function BuyBox({ offer, packs, bought, keep, watch, result }: BuyBoxProps) {
  const words = useOfferWords()
  const unit = words.unit(offer)
  return (
    <div className={css.box}>
      <div className={css.price}>
        <Price amount={words.money(offer.price)} size="xl" {...(unit && { unit })} />
        <HonestPrice offer={offer} />
      </div>
      <SoldPrices offer={offer} />
      {bought ? <BoughtBefore order={bought} /> : null}
      {packs ? <Packs packs={packs} chosen={offer.id} /> : <Unloaded />}
      <BuyForm offer={offer} result={result} />
      {keep || watch ? (
        <div className={css.later}>
          {keep ? <div className={css.keep}>{keep}</div> : null}
          {watch}
        </div>
      ) : null}
      <Promises offer={offer} />
      <div className={css.seller}>
        <SellerLine seller={offer.seller} />
      </div>
    </div>
  )
}

/** The seller's other amounts, as links to the pages of their offers, so that no JavaScript is needed. */
function Packs({ packs, chosen }: { packs: readonly ShownOffer[]; chosen: string }) {
  const t = useT()
  const words = useOfferWords()
  if (packs.length === 0) return null
  const isOneOfSeveral = ({ title }: ShownOffer) => packs.filter((pack) => pack.title === title).length > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are not fields, and a landmark would appear twice
    <div role="group" aria-label={t('offer.packs')} className={css.packs}>
      <p className={css.packsTitle}>{t('offer.packs')}</p>
      {packs.map((pack) => (
        <ShopLink
          key={pack.id}
          to={paths.item(pack.id)}
          className={css.pack}
          preventScrollReset
          aria-current={pack.id === chosen}
        >
          <span className={css.packTitle}>
            {pack.title}
            {isOneOfSeveral(pack) ? <span className={css.packFacts}>{words.attributes(pack)}</span> : null}
          </span>
          <Price amount={words.money(pack.price)} size="sm" />
        </ShopLink>
      ))}
    </div>
  )
}
