import { useLocation } from '@remix-run/react'
import { withoutCampaign } from '@tradepost/domain/address/campaign'

/** Path of the current page for a form to return to, without campaign parameters. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${withoutCampaign(search)}`
}
