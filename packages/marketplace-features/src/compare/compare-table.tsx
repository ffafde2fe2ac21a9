import type { OfferDetail } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { IconButtonLink } from '@tradepost/ui-kit/icon-button'
import { XIcon } from '@tradepost/ui-kit/icons'
import { directionOf } from '@tradepost/ui-kit/text'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { offerState } from '../offer-card/index.ts'
import { artSources } from '../page/index.ts'
import * as css from './compare.css.ts'
import { comparePath } from './compare-path.ts'
import type { CompareRow } from './use-rows.tsx'

interface CompareTableProps {
  offers: readonly OfferDetail[]
  rows: readonly CompareRow[]
  onlyDifferences: boolean
}

function Buy({ offer }: { offer: OfferDetail }) {
  const t = useT()
  const word = t(isRental(offer) ? 'offer.rentalNow' : 'offer.buyNow')
  const { id, minQuantity } = offer
  return (
    <ButtonLink
      as={ShopAnchor}
      href={isRental(offer) ? paths.rent(id) : paths.checkout({ id, quantity: minQuantity })}
      size="sm"
      aria-label={`${word}: ${offer.title}`}
    >
      {word}
    </ButtonLink>
  )
}

function OfferHead({
  offer,
  others,
  onlyDifferences,
}: {
  offer: OfferDetail
  others: string[]
  onlyDifferences: boolean
}) {
  const t = useT()
  return (
    <th scope="col" className={css.offerHead}>
      <div className={css.offer}>
        <div className={css.offerTop}>
          <div className={css.cover}>
            <Artwork {...artSources(offer.coverUrl, 'cover')} alt="" fill sizes="96px" />
          </div>
          <IconButtonLink
            as={ShopAnchor}
            href={comparePath(others, onlyDifferences)}
            icon={XIcon}
            size="sm"
            label={t('compare.remove', { title: offer.title })}
          />
        </div>
        <ShopLink to={paths.item(offer.id)} className={css.offerTitle}>
          <bdi dir={directionOf(offer.title)}>{offer.title}</bdi>
        </ShopLink>
        {offerState(offer) === 'onSale' ? <Buy offer={offer} /> : null}
      </div>
    </th>
  )
}

/** Table with offers in columns and facts in rows. Marks differences by colour and a word. First column is sticky. */
export function CompareTable({ offers, rows, onlyDifferences }: CompareTableProps) {
  const t = useT()
  const ids = offers.map(({ id }) => id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    <section className={css.scroll} aria-label={t('compare.scroll')} tabIndex={0}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>
            {t('compare.table', { count: offers.length, n: formatNumber(offers.length) })}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <VisuallyHidden>{t('compare.feature')}</VisuallyHidden>
            </th>
            {offers.map((offer) => (
              <OfferHead
                key={offer.id}
                offer={offer}
                others={ids.filter((id) => id !== offer.id)}
                onlyDifferences={onlyDifferences}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, differs }) => (
            <tr key={key} data-differs={differs}>
              <th scope="row" className={css.name}>
                {name}
                {differs && offers.length > 1 ? <span className={css.differs}>{t('compare.differs')}</span> : null}
              </th>
              {cells.map(({ id, content }) => (
                <td key={id} className={css.value}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
