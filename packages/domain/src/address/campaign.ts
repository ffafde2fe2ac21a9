const campaign =
  /^(?:utm_\w+|source|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_cid|mc_eid|srsltid|_gl|_ga)$/

/** True for a query parameter that only tracks a campaign and never changes the page. */
export const isCampaign = (name: string): boolean => campaign.test(name)

/** Removes campaign parameters from a query string with a question mark. Does not change other parameters. */
export function withoutCampaign(search: string): string {
  const parts = search.replace(/^\?/, '').split('&')
  const others = parts.filter((part) => {
    const [[name = ''] = []] = new URLSearchParams(part)
    return part !== '' && !isCampaign(name)
  })
  return others.length ? `?${others.join('&')}` : ''
}
