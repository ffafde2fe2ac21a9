const campaign =
  /^(?:utm_\w+|source|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_cid|mc_eid|srsltid|_gl|_ga)$/

/** A parameter that tells where a visit came from; no page is another one because of it. */
export const isCampaign = (name: string): boolean => campaign.test(name)

/** A query string, with its question mark, without what tells where the visit came from; the rest stays to the letter. */
export function withoutCampaign(search: string): string {
  const parts = search.replace(/^\?/, '').split('&')
  const kept = parts.filter((part) => {
    const [[name = ''] = []] = new URLSearchParams(part)
    return part !== '' && !isCampaign(name)
  })
  return kept.length ? `?${kept.join('&')}` : ''
}
