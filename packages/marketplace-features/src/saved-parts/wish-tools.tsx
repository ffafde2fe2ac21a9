import { Form } from '@remix-run/react'
import type { OfferCard } from '@tradepost/contract'
import { mostCompared } from '@tradepost/contract/constants'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Icon } from '@tradepost/ui-kit/icon'
import { ScaleIcon } from '@tradepost/ui-kit/icons'
import { type ReactNode, useCallback } from 'react'
import { OfferTools } from '../offer-parts/index.ts'
import { paths } from '../paths/index.ts'
import * as css from './saved-parts.css.ts'
import { WishButton } from './wish-button.tsx'

const compareForm = 'compare-chosen'

function CompareBox({ offer }: { offer: OfferCard }) {
  const t = useT()
  return (
    <label className={css.compareBox} title={t('compare.compare')}>
      <input
        type="checkbox"
        name="ids"
        value={offer.id}
        form={compareForm}
        className={css.compareInput}
        aria-label={t('compare.compareOffer', { title: offer.title })}
      />
      <span className={css.compareMark}>
        <Icon shape={ScaleIcon} size={20} />
      </span>
    </label>
  )
}

interface WishToolsProps {
  wished: readonly string[]
  /** Cards can also be chosen for a comparison, which starts from a bar that appears with the first choice. */
  compare?: boolean
  children: ReactNode
}

/** Gives the offers inside a heart each, and a mark for comparing them. */
export function WishTools({ wished, compare = false, children }: WishToolsProps) {
  const t = useT()
  const tools = useCallback(
    (offer: OfferCard) => (
      <>
        {compare ? <CompareBox offer={offer} /> : null}
        <WishButton key={offer.id} offer={offer} wished={wished.includes(offer.id)} />
      </>
    ),
    [compare, wished],
  )
  if (!compare) return <OfferTools value={tools}>{children}</OfferTools>
  return (
    <OfferTools value={tools}>
      <div className={css.choosing}>
        {children}
        <Form id={compareForm} method="get" action={paths.compare()} className={css.compareBar}>
          <span className={css.compareHint}>{t('compare.upTo', { n: mostCompared })}</span>
          <Button icon={ScaleIcon}>{t('compare.compareChosen')}</Button>
        </Form>
      </div>
    </OfferTools>
  )
}
