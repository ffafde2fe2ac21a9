import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** Skips reloading a list after its wishlist button was pressed: the button shows the result itself. */
export const skipRevalidationOnWishlist = ({
  formAction,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  formAction?.endsWith('/wishlist') && formData?.has('quiet') ? false : defaultShouldRevalidate
