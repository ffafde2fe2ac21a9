import type { OfferDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { CalendarClockIcon, ClockIcon, LayersIcon } from '@tradepost/ui-kit/icons'
import { useOfferWords } from '../offer-card/index.ts'
import * as css from './offer-page.css.ts'

/** The most important facts below the title, with the same texts as on the card. */
export function HeadFacts({ offer }: { offer: OfferDetail }) {
  const t = useT()
  const words = useOfferWords()
  const icons = [LayersIcon, words.until(offer) ? CalendarClockIcon : ClockIcon]
  return (
    <ul className={css.facts} aria-label={t('offer.attributes')}>
      {words.facts(offer).map((text, index) => (
        <li key={text} className={css.fact}>
          <span className={css.factIcon}>
            <Icon shape={icons[index] ?? LayersIcon} size={16} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
