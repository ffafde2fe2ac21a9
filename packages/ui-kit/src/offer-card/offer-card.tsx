import type { ReactNode } from 'react'
import { Artwork, type ArtworkProps } from '../artwork/index.ts'
import { Icon, type IconShape, iconBefore } from '../icon/index.ts'
import type { LinkAs } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import { stretched } from '../styling/stretched-link.css.ts'
import { directionOf } from '../text/direction-of.ts'
import * as css from './offer-card.css.ts'

/** One fact about an offer, such as an attribute. */
export type OfferFact = {
  icon?: IconShape
  text: string /** Name of the fact for screen readers. */
  name?: string
}

/** The seller. */
export type OfferSeller = { name: string; avatar?: ReactNode; rating?: ReactNode }

/** Props of OfferCard. */
export type OfferCardProps = {
  href: string
  as?: LinkAs
  title: string
  headingLevel?: 2 | 3 | 4
  /** Props of the cover's Artwork, which is cropped. Omit the cover if the facts identify the offer better. */
  cover?: Omit<ArtworkProps, 'fill' | 'corners' | 'frameClass'> | undefined
  badges?: ReactNode
  facts?: readonly OfferFact[]
  seller?: OfferSeller
  /** A Price, the last and largest text of the card. */
  price: ReactNode
  /** A button beside the price that acts without opening the offer. */
  action?: ReactNode
  /** Reason why the offer cannot be bought now. If set, the card is muted. */
  unavailableLabel?: string | undefined
  /** `row` puts the cover beside the text. */
  layout?: 'column' | 'row'
  /** `li` for a card in a list. */
  element?: 'article' | 'li'
  /** Class of the list's cell. */
  className?: string | undefined
}

/** An offer in a list. The whole card is one link. */
export const OfferCard = ({
  href,
  as: As = 'a',
  title,
  headingLevel = 3,
  cover,
  badges,
  facts = [],
  seller,
  price,
  action,
  unavailableLabel,
  layout = 'column',
  element: Card = 'article',
  className,
}: OfferCardProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <Card className={cx(css.card, layout === 'row' && css.row, unavailableLabel && css.unavailable, className)}>
      {cover ? (
        <Artwork {...cover} fill frameClass={cx(css.cover, css.covers[layout], unavailableLabel && css.dimmed)} />
      ) : null}
      <div className={css.body}>
        <Title className={css.title} dir={directionOf(title)}>
          <As href={href} className={stretched}>
            {title}
          </As>
        </Title>
        {facts.length > 0 ? (
          <ul className={css.facts}>
            {facts.map(({ icon, text, name }) =>
              icon && name ? (
                <li key={text} className={css.namedFact}>
                  <span className={css.factIcon}>
                    <Icon shape={icon} size={16} label={name} />
                  </span>
                  <span className={css.factText} dir="auto">
                    {text}
                  </span>
                </li>
              ) : (
                <li key={text} className={cx(css.fact, icon && css.drawnFact, icon && iconBefore(icon, 16))}>
                  {text}
                </li>
              ),
            )}
          </ul>
        ) : null}
        {badges ? <div className={css.badges}>{badges}</div> : null}
        {seller ? (
          <div className={css.seller}>
            {seller.avatar}
            <bdi className={css.sellerName}>{seller.name}</bdi>
            {seller.rating}
          </div>
        ) : null}
        <div className={css.foot}>
          {price}
          {unavailableLabel ? <span className={css.state}>{unavailableLabel}</span> : null}
          {action ? <div className={css.action}>{action}</div> : null}
        </div>
      </div>
    </Card>
  )
}
