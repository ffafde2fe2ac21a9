/** True for a prefetch by the browser or the service worker, which must not show messages or record a visit. */
export const isPrefetch = ({ headers }: Pick<Request, 'headers'>): boolean =>
  (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').startsWith('prefetch')
