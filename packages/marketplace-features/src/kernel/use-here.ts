import { useLocation } from '@remix-run/react'
import { withoutCampaign } from '@tradepost/domain/address/campaign'

/** Name of the parameter that opens a panel of the header in browsers without scripts. */
export const openPanel = 'panel'

/** Path of the current page without campaign parameters and open panel, for forms that return to this page. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(withoutCampaign(search))
  if (!parameters.has(openPanel)) return `${pathname}${withoutCampaign(search)}`
  parameters.delete(openPanel)
  return `${pathname}${parameters.size ? `?${parameters}` : ''}`
}
