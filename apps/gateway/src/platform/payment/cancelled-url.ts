/** Where somebody goes who left the card page by its way back, so that the shop can tell it from a refused card. */
export function cancelledUrl(failedUrl: string): string {
  const url = new URL(failedUrl)
  url.searchParams.set('cancelled', '1')
  return url.href
}
