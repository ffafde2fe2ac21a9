import { useFetchers, useNavigation } from '@remix-run/react'
import { readTypedWhole } from '@tradepost/domain/typed-number'

interface Sending {
  formAction?: string | undefined
  formData?: FormData | undefined
}

/** By how much a form of the cart will change what it holds: forms of the cart's own page say it, others add. */
const difference = ({ formAction, formData }: Sending): number =>
  formData?.get('offerId') && formAction?.endsWith('/cart')
    ? (readTypedWhole(String(formData.get('more') ?? formData.get('quantity') ?? 1)) ?? 0)
    : 0

/** How much the cart holds, with what is on its way into it and out of it. */
export const useCartCount = (known: number): number =>
  [useNavigation(), ...useFetchers()].reduce((sum, sending) => sum + difference(sending), known)
