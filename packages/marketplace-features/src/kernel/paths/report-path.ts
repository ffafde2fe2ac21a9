/** Where a seller is reported; apart from the other paths, for few pages lead there. */
export function reportPath(seller: string, order?: string): string {
  return `/report-seller?${new URLSearchParams({ seller, ...(order ? { order } : {}) })}`
}
