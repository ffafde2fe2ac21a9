import { useLocation } from '@remix-run/react'
import { withoutCampaign } from '@tradepost/domain/address/campaign'

/** The page that is shown, as a form may lead back to it: nothing of where this one visit came from. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${withoutCampaign(search)}`
}
