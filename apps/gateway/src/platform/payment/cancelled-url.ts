/** The return URL for a shopper who cancelled on the card page, so that the shop can tell this from a refused card. */
export function cancelledUrl(failedUrl: string): string {
  const url = new URL(failedUrl)
  url.searchParams.set('cancelled', '1')
  return url.href
}
