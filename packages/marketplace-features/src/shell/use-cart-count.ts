import { useFetchers, useNavigation } from '@remix-run/react'
import { readTypedWhole } from '@tradepost/domain/typed/typed-number'

interface Sending {
  formAction?: string | undefined
  formData?: FormData | undefined
}

/** By how much a form of the cart will change what it holds: forms of the cart's own page say it, perhaps below zero; others add. */
function difference({ formAction, formData }: Sending): number {
  if (!formData?.get('offerId') || !formAction?.endsWith('/cart')) return 0
  const more = formData.get('more')
  return more === null ? (readTypedWhole(String(formData.get('quantity') ?? 1)) ?? 0) : Number(more) || 0
}

/** How much the cart holds, with what is on its way into it and out of it. */
export const useCartCount = (loaded: number): number =>
  [useNavigation(), ...useFetchers()].reduce((sum, sending) => sum + difference(sending), loaded)
