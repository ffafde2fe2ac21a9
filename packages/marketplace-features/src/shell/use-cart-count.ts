import { useFetchers, useNavigation } from '@remix-run/react'
import { readTypedWhole } from '@tradepost/domain/typed/typed-number'

interface Submission {
  formAction?: string | undefined
  formData?: FormData | undefined
}

/** The change in quantity by a form in flight. Forms of the cart page send it as `more`; other forms add pieces. */
function quantityChange({ formAction, formData }: Submission): number {
  if (!formData?.get('offerId') || !formAction?.endsWith('/cart')) return 0
  const more = formData.get('more')
  return more === null ? (readTypedWhole(String(formData.get('quantity') ?? 1)) ?? 0) : Number(more) || 0
}

/** The number of pieces in the cart, including requests in flight. */
export const useCartCount = (loaded: number): number =>
  [useNavigation(), ...useFetchers()].reduce((sum, sending) => sum + quantityChange(sending), loaded)
