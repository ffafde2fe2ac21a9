/** The page that reports a seller; apart from the other paths, because few pages link to it. */
export function reportPath(seller: string, order?: string): string {
  return `/report-seller?${new URLSearchParams({ seller, ...(order ? { order } : {}) })}`
}
