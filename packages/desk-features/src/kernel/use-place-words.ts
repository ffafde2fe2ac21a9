import type { PlaceEvidence, PlaceFinding } from '@tradepost/domain/money/tax'
import { useT } from '@tradepost/i18n/react'

interface FoundPlace extends Pick<PlaceEvidence, 'network' | 'card'> {
  /** The stated country. */
  country: string
  finding: PlaceFinding
}

/** A function that says which pieces of evidence of a buyer's place there are, and how they fit together. */
export function usePlaceWords(): (place: FoundPlace) => string {
  const t = useT()
  const nameOf = (code: string | null) => code ?? t('tax.unknown')
  return ({ country, network, card, finding }) =>
    `${t('tax.pieces', { country, network: nameOf(network), card: nameOf(card) })} — ${t('tax.finding', { finding })}`
}
