/** Path of the page that reports a seller. In a file of its own, because few pages link to it. */
export function reportPath(seller: string, order?: string): string {
  return `/report-seller?${new URLSearchParams({ seller, ...(order ? { order } : {}) })}`
}
