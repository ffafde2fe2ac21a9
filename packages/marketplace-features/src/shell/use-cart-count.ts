import { useFetchers, useNavigation } from '@remix-run/react'

interface Sending {
  formAction?: string | undefined
  formData?: FormData | undefined
}

/** By how much a form of the cart will change what it holds; forms of the cart's own page say how many `was` there. */
function difference({ formAction, formData }: Sending): number {
  if (!formData?.get('offerId') || !formAction?.endsWith('/cart')) return 0
  const intent = formData.get('intent') ?? 'add'
  const quantity = Number(formData.get('quantity') ?? 1)
  if (intent === 'add') return quantity
  return (intent === 'remove' ? 0 : quantity) - Number(formData.get('was') ?? 0)
}

/** How much the cart holds, with what is on its way into it and out of it. */
export const useCartCount = (known: number): number =>
  Math.max(
    0,
    [useNavigation(), ...useFetchers()].reduce((sum, sending) => sum + difference(sending), known),
  )
