import { useFetchers, useNavigation } from '@remix-run/react'

const adding = ({ formAction, formData }: { formAction?: string | undefined; formData?: FormData | undefined }) =>
  formData?.get('offerId') && formAction?.endsWith('/cart') && (formData.get('intent') ?? 'add') === 'add'
    ? Number(formData.get('quantity') ?? 1)
    : 0

/** How much the cart holds, with what is on its way into it. */
export const useCartCount = (known: number): number =>
  [useNavigation(), ...useFetchers()].reduce((sum, sending) => sum + adding(sending), known)
