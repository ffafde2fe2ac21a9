/** True if the browser or the service worker prefetches the page: show no messages and record no visit. */
export const isPrefetch = ({ headers }: Pick<Request, 'headers'>): boolean =>
  (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').startsWith('prefetch')
