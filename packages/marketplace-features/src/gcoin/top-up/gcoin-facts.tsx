import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { CircleCheckIcon, InfoIcon } from '@tradepost/ui-kit/icons'
import * as css from './top-up.css.ts'

const facts = [
  ['rental.factRate', true],
  ['rental.factFees', true],
  ['rental.factRentals', false],
  ['rental.factWithdrawal', false],
  ['rental.factRefund', false],
] as const

/** The five things to know about G Coin before paying for it. */
export function GCoinFacts() {
  const t = useT()
  return (
    <ul className={css.facts} aria-label={t('rental.factsTitle')}>
      {facts.map(([id, good]) => (
        <li key={id} className={css.fact}>
          <span className={good ? css.good : css.bound}>
            <Icon shape={good ? CircleCheckIcon : InfoIcon} size={18} />
          </span>
          <bdi>{t(id)}</bdi>
        </li>
      ))}
    </ul>
  )
}
