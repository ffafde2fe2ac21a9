import { Form } from '@remix-run/react'
import { isCoins } from '@tradepost/domain/offer/offer-kinds'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Price } from '@tradepost/ui-kit/price'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { directionOf } from '@tradepost/ui-kit/text'
import { paths } from '../kernel/paths/index.ts'
import { Face } from '../seller/face.tsx'
import { SellerLevel, SellerRating } from '../seller/seller-marks.tsx'
import { CardLink } from './card-link.tsx'
import { OfferCardView, OfferMarks } from './offer-card-view.tsx'
import * as css from './offer-lists.css.ts'
import { offerState } from './offer-state.ts'
import { useOfferTools } from './offer-tools.tsx'
import { useOfferWords } from './offer-words.ts'
import type { ShownOffer } from './shown-offer.ts'

interface ListProps {
  offers: readonly ShownOffer[]
  headingLevel?: 2 | 3
}

interface CardListProps extends ListProps {
  /** The list is the page's main content; load its first pictures before everything else. */
  leading?: boolean
}

const urgency = (index: number, inView: number) => (index === 0 ? 'first' : index < inView ? 'soon' : undefined)

/** Offers as a wall of cards. */
export function OfferGrid({
  offers,
  headingLevel = 3,
  plain = false,
  leading = false,
}: CardListProps & { plain?: boolean }) {
  return (
    <ul className={css.grid}>
      {offers.map((offer, index) => (
        <OfferCardView
          key={offer.id}
          element="li"
          className={plain ? css.cell : `${css.cell} ${css.pictured}`}
          offer={offer}
          headingLevel={headingLevel}
          plain={plain}
          urgency={leading ? urgency(index, 3) : undefined}
        />
      ))}
    </ul>
  )
}

/** Offers in rows, with artwork beside the text. */
export function OfferRows({ offers, headingLevel = 3, leading = false }: CardListProps) {
  return (
    <ul className={css.rows}>
      {offers.map((offer, index) => (
        <OfferCardView
          key={offer.id}
          element="li"
          offer={offer}
          headingLevel={headingLevel}
          layout="row"
          urgency={leading ? urgency(index, 2) : undefined}
        />
      ))}
    </ul>
  )
}

/** Table to compare offers of the same coins by seller, delivery time, stock and unit price. */
export function CoinTable({ offers, headingLevel = 3 }: ListProps) {
  const t = useT()
  const words = useOfferWords()
  const Title = `h${headingLevel}` as const
  return (
    <ul className={css.coins}>
      {offers.map((offer) => {
        const unavailable = words.unavailable(offer)
        return (
          <li key={offer.id} className={css.coin}>
            <div className={css.coinSeller}>
              <Face seller={offer.seller} size={40} />
              <div className={css.coinWho}>
                <bdi className={css.coinName}>{offer.seller.nickName}</bdi>
                <span className={css.coinRating}>
                  <SellerRating rating={offer.seller.rating} reviewCount={offer.seller.reviewCount} />
                  <SellerLevel level={offer.seller.level} />
                </span>
              </div>
            </div>
            <div className={css.coinWhat}>
              <Title className={css.coinTitle} dir={directionOf(offer.title)}>
                <CardLink href={paths.item(offer.id) ?? ''} className={css.stretched}>
                  {offer.title}
                </CardLink>
              </Title>
              <span className={css.coinFacts}>
                <span data-delivery-minutes={offer.deliveryMinutes}>{words.delivery(offer)}</span>
                <span>{words.stock(offer)}</span>
              </span>
              <span className={css.coinMarks}>
                <OfferMarks offer={offer} />
              </span>
            </div>
            <div className={css.coinPrice}>
              <Price
                amount={words.money(offer.price)}
                size="lg"
                muted={!!unavailable}
                {...(words.unit(offer) && { unit: words.unit(offer) ?? '' })}
              />
              <span className={unavailable ? css.coinOff : css.coinCall}>{unavailable ?? t('offer.buy')}</span>
              <CoinTools offer={offer} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Offers of one category: coins as a table, all others as cards. */
export const Shelf = ({ offers }: Pick<ListProps, 'offers'>) =>
  offers[0] && isCoins(offers[0]) ? <CoinTable offers={offers} /> : <OfferGrid offers={offers} />

function CoinTools({ offer }: { offer: ShownOffer }) {
  const tools = useOfferTools(offer)
  return tools ? <div className={css.coinTools}>{tools}</div> : null
}

/** GET form that selects one of several amounts and opens the checkout directly. */
export function OfferChoice({ offers, label }: ListProps & { label: string }) {
  const t = useT()
  const words = useOfferWords()
  const first = offers.find((offer) => offerState(offer) === 'onSale')
  return (
    <Form method="get" action={paths.checkout()} className={css.choice}>
      <RadioGroup
        name="offer"
        label={label}
        layout="cards"
        required
        defaultValue={first?.id}
        options={offers.map((offer) => ({
          value: offer.id,
          label: offer.title,
          hint: [words.unavailable(offer) ?? words.delivery(offer), offer.seller.nickName].join(' · '),
          end: <Price amount={words.money(offer.price)} muted={offerState(offer) !== 'onSale'} />,
          disabled: offerState(offer) !== 'onSale',
        }))}
      />
      <input type="hidden" name="quantity" value="1" />
      <div className={css.choiceFoot}>
        <Button size="lg" disabled={!first}>
          {t('offer.buyNow')}
        </Button>
      </div>
    </Form>
  )
}
