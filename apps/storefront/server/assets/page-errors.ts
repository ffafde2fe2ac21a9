import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PageErrorReport, readPageError } from '@tradepost/serving/page-errors/read-page-error'
import { reportLimit } from '@tradepost/serving/page-errors/report-limit'
import { openSourceMaps } from '@tradepost/serving/page-errors/source-maps'
import { routeOf } from '../metrics.ts'
import { clientIpOf, factsWithoutVisitor, type ShopConfig } from '../pages/page-request.ts'
import type { RequestFacts } from '../pages/request-facts.ts'

/** An error of a page of this shop, as the gateway takes it. */
export interface ShopPageError extends Omit<PageErrorReport, 'path' | 'build'> {
  route: string
  /** The version of the page; of a build without a release, its mark. */
  version: string
  userAgent: string
}

export interface PageErrors {
  /** Folder of the source maps; null if there are none. */
  mapsDir: string | null
  /** The mark of this build, which its pages know. */
  build: string
  /** The version of this build; null outside of releases. */
  version: string | null
  send: (facts: RequestFacts, error: ShopPageError) => Promise<void>
}

/** Answers the reports of browsers, and passes errors of this shop's own program on, mapped to the sources. */
export function pageErrors(shop: ShopConfig, { mapsDir, build, version, send }: PageErrors) {
  const sourceOf = openSourceMaps(mapsDir)
  const isAllowed = reportLimit()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const report = isAllowed() ? await readPageError(request, shop.env.publicOrigin, sourceOf) : null
    // The answer tells nobody what became of the report.
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
    if (!report) return
    const { path, build: sentBuild, ...error } = report
    const facts = { ...factsWithoutVisitor(shop), clientIp: clientIpOf(request, shop.env.trustedProxies) }
    await send(facts, {
      ...{ ...error, route: routeOf(path), userAgent: request.headers['user-agent'] ?? '' },
      version: sentBuild === build ? (version ?? build) : sentBuild,
    })
  }
}
