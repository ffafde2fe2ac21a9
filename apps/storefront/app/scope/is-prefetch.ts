/** Fetched before anybody asked to go there, by the browser or by our worker: nothing may be said or noted yet. */
export const isPrefetch = ({ headers }: Pick<Request, 'headers'>): boolean =>
  (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').startsWith('prefetch')
