import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import {
  BadgeCheckIcon,
  CalendarClockIcon,
  ClockIcon,
  LayersIcon,
  ShieldCheckIcon,
  ZapIcon,
} from '@tradepost/ui-kit/icons'
import { OfferCard, type OfferCardProps } from '@tradepost/ui-kit/offer-card'
import { Price } from '@tradepost/ui-kit/price'
import { paths } from '../kernel/paths/index.ts'
import { Face } from '../seller/face.tsx'
import { SellerRating } from '../seller/seller-marks.tsx'
import { CardLink } from './card-link.tsx'
import { usePicture } from './loadout/use-picture.ts'
import * as css from './offer-card-view.css.ts'
import { offerState } from './offer-state.ts'
import { useOfferTools } from './offer-tools.tsx'
import { useOfferWords } from './offer-words.ts'
import type { ShownOffer as Offer } from './shown-offer.ts'

/** Props of OfferCardView. */
export interface OfferCardViewProps extends Pick<OfferCardProps, 'layout' | 'element' | 'className'> {
  offer: Offer
  headingLevel?: 2 | 3 | 4
  /** Loading of the picture: `first` with high priority, `soon` with the page, otherwise lazily. */
  urgency?: 'first' | 'soon' | undefined
  /** Hides the artwork, for lists of one brand's services. */
  plain?: boolean
}

/** Badges of an offer: instant, verified, insured. */
export function OfferMarks({ offer }: { offer: Pick<Offer, 'instant' | 'verified' | 'insured'> }) {
  const t = useT()
  return (
    <>
      {offer.instant ? (
        <Badge icon={ZapIcon} tone="accent">
          {t('offer.instant')}
        </Badge>
      ) : null}
      {offer.verified ? (
        <Badge icon={BadgeCheckIcon} tone="success">
          {t('offer.verified')}
        </Badge>
      ) : null}
      {offer.insured ? (
        <Badge icon={ShieldCheckIcon} tone="neutral">
          {t('offer.insured')}
        </Badge>
      ) : null}
    </>
  )
}

/** An offer as a card. The whole card is a link. */
export function OfferCardView({ offer, headingLevel = 3, urgency, plain, ...place }: OfferCardViewProps) {
  const t = useT()
  const words = useOfferWords()
  const tools = useOfferTools(offer)
  const picture = usePicture(offer, 'card', offer.coverUrl)
  const unavailable = words.unavailable(offer)
  const unit = words.unit(offer)
  const waiting = words.until(offer) !== undefined
  const rentable = isRental(offer) && offerState(offer) === 'onSale'
  const icons = [LayersIcon, waiting ? CalendarClockIcon : ClockIcon]
  const marks = offer.instant || offer.verified || offer.insured
  return (
    <OfferCard
      href={paths.item(offer.id) ?? ''}
      as={CardLink}
      headingLevel={headingLevel}
      title={offer.title}
      {...place}
      {...(!plain && {
        cover: {
          ...picture,
          alt: '',
          sizes: '(min-width: 1024px) 300px, (min-width: 640px) 45vw, 88px',
          priority: urgency === 'first',
          eager: urgency === 'soon',
        },
      })}
      {...(marks && { badges: <OfferMarks offer={offer} /> })}
      facts={words.facts(offer).map((text, index) => ({ text, ...(icons[index] && { icon: icons[index] }) }))}
      seller={{
        name: offer.seller.nickName,
        avatar: <Face seller={offer.seller} size={24} />,
        rating: <SellerRating rating={offer.seller.rating} reviewCount={offer.seller.reviewCount} />,
      }}
      price={<Price amount={words.money(offer.price)} size="lg" muted={!!unavailable} {...(unit && { unit })} />}
      {...((rentable || tools) && {
        action: (
          <>
            {rentable ? <span className={css.call}>{t('offer.rentNow')}</span> : null}
            {tools}
          </>
        ),
      })}
      unavailableLabel={unavailable}
    />
  )
}
