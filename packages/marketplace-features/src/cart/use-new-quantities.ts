import { useFetchers } from '@remix-run/react'
import { readTypedWhole } from '@tradepost/domain/typed/typed-number'

/** Quantities of the cart's forms in flight, by offer id; 0 removes the line. Each is dropped when its request ends. */
export function useNewQuantities(): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const { formAction, formData } of useFetchers()) {
    const [intent, offerId] = [formData?.get('intent'), formData?.get('offerId')]
    if (!formAction?.endsWith('/cart') || typeof offerId !== 'string') continue
    if (intent === 'remove') quantities.set(offerId, 0)
    if (intent === 'set') quantities.set(offerId, readTypedWhole(String(formData?.get('quantity'))) ?? 0)
  }
  return quantities
}
