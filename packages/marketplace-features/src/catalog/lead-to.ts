import { type FeatureContext, redirectTo } from '../kernel/server.ts'

/**
 * Leads from an earlier alias to the page of the present one, with the same query. Browsers must ask each time: a
 * company may go back to an earlier alias.
 */
export function leadTo({ url }: FeatureContext, path: string): never {
  throw redirectTo(`${path}${url.search}`, 301, { 'Cache-Control': 'no-cache' })
}
