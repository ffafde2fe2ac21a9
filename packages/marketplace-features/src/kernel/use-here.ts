import { useLocation } from '@remix-run/react'
import { withoutCampaign } from '@tradepost/domain/address/campaign'

/** Path of the current page without campaign parameters, for forms that return to this page. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${withoutCampaign(search)}`
}
