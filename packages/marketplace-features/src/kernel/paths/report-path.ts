/** Path of the page that reports a seller. In a separate file, because few pages need it. */
export function reportPath(seller: string, order?: string): string {
  return `/report-seller?${new URLSearchParams({ seller, ...(order ? { order } : {}) })}`
}
