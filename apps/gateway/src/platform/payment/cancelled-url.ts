/**
 * The return URL for a shopper who cancels on the card page. The shop can thus distinguish a cancellation from a
 * refused card.
 */
export function cancelledUrl(failedUrl: string): string {
  const url = new URL(failedUrl)
  url.searchParams.set('cancelled', '1')
  return url.href
}
