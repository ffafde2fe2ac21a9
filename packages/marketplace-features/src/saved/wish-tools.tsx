import { Form } from '@remix-run/react'
import { mostCompared } from '@tradepost/domain/limits/list-limits'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { iconBefore } from '@tradepost/ui-kit/icon'
import { ScaleIcon } from '@tradepost/ui-kit/icons'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { type MouseEvent, type ReactNode, useCallback, useId } from 'react'
import { paths } from '../kernel/paths/index.ts'
import { OfferTools, type ShownOffer } from '../offer-card/index.ts'
import { useChosen } from './use-chosen.ts'
import * as css from './wish.css.ts'
import { WishButton } from './wish-button.tsx'

const compareForm = 'compare-chosen'
const fullId = 'compare-full'
const refuse = (event: MouseEvent) => event.preventDefault()

function CompareBox({ offer, full }: { offer: ShownOffer; full: boolean }) {
  const t = useT()
  // Stays focusable when disabled, so that screen readers can say why no more offers can be chosen.
  const refused = full && { 'aria-disabled': true, 'aria-describedby': fullId, onClick: refuse }
  return (
    <input
      type="checkbox"
      name="ids"
      value={offer.id}
      form={compareForm}
      className={`${css.compareBox} ${iconBefore(ScaleIcon, 20)}`}
      aria-label={t('compare.compareOffer', { title: offer.title })}
      title={t(full ? 'compare.full' : 'compare.compare', { n: formatNumber(mostCompared) })}
      {...refused}
    />
  )
}

interface WishToolsProps {
  wished: readonly string[]
  /** Also adds checkboxes to compare offers, and a bar that appears when the first box is ticked. */
  compare?: boolean
  children: ReactNode
}

/** Adds a heart, and optionally a compare checkbox, to the offer cards inside. */
export function WishTools({ wished, compare = false, children }: WishToolsProps) {
  const t = useT()
  const { place, chosen } = useChosen('ids', children)
  const full = chosen.length >= mostCompared
  const most = formatNumber(mostCompared)
  const wishForm = useId()
  const tools = useCallback(
    (offer: ShownOffer) => (
      <>
        {compare ? <CompareBox offer={offer} full={full && !chosen.includes(offer.id)} /> : null}
        <WishButton key={offer.id} offer={offer} wished={wished.includes(offer.id)} form={wishForm} />
      </>
    ),
    [compare, wished, full, chosen, wishForm],
  )
  const hearts = (
    <Form id={wishForm} method="post" action={paths.wishlist()} hidden>
      {/* A list may have no cards, and a form needs a button. */}
      <button type="submit">{t('saved.wish')}</button>
    </Form>
  )
  if (!compare)
    return (
      <OfferTools value={tools}>
        {children}
        {hearts}
      </OfferTools>
    )
  return (
    <OfferTools value={tools}>
      <div ref={place} className={css.choosing}>
        {children}
        {hearts}
        <Form id={compareForm} method="get" action={paths.compare()} className={css.compareBar}>
          <p className={css.compareHint} role="status">
            {chosen.length > 0 ? (
              <strong className={css.compareCount}>
                {t('compare.chosenOf', { n: formatNumber(chosen.length), of: most })}
              </strong>
            ) : null}
            {t('compare.upTo', { n: mostCompared })}
          </p>
          <VisuallyHidden id={fullId}>{t('compare.full', { n: most })}</VisuallyHidden>
          <Button icon={ScaleIcon}>{t('compare.compareChosen')}</Button>
        </Form>
      </div>
    </OfferTools>
  )
}
