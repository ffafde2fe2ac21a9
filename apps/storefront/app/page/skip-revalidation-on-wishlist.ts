import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** A heart knows itself what became of its press: the list around it need not be asked for again. */
export const skipRevalidationOnWishlist = ({
  formAction,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  formAction?.endsWith('/wishlist') && formData?.has('quiet') ? false : defaultShouldRevalidate
