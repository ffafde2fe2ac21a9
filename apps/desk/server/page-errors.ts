import type { ServerBuild } from '@remix-run/node'
import { calls } from '@tradepost/contract'
import { browserFamilyOf } from '@tradepost/domain/page-error/browser-family'
import { routeNames, routePaths } from '@tradepost/serving/metrics/route-names'
import { readPageError } from '@tradepost/serving/page-errors/read-page-error'
import { reportLimit } from '@tradepost/serving/page-errors/report-limit'
import { openSourceMaps } from '@tradepost/serving/page-errors/source-maps'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Env, Site } from './env.ts'

interface ReportsConfig {
  env: Env
  log: Logger
  build: ServerBuild
  mapsDir: string
}

/** Answers the reports of browsers, and passes errors of the desk's own program on, mapped to the sources. */
export function takePageErrors({ env, log, build, mapsDir }: ReportsConfig): RequestHandler {
  const sourceOf = openSourceMaps(mapsDir)
  const routeOf = routeNames(routePaths(build))
  const isAllowed = reportLimit()
  const { method, path } = calls.pageError.reportPageError
  return async (request, response) => {
    const site: Site = response.locals.site
    const report = isAllowed() ? await readPageError(request, site.origin, sourceOf) : null
    // The answer tells nobody what became of the report.
    response.status(204).end()
    if (!report) return
    const { path: pagePath, build: version, ...error } = report
    const browser = browserFamilyOf(request.headers['user-agent'] ?? '')
    try {
      const answer = await fetch(`${env.gatewayUrl}${path}`, {
        ...{ method, signal: AbortSignal.timeout(2000) },
        headers: {
          'Content-Type': 'application/json',
          'X-Client-Id': site.clientId,
          'X-Client-Secret': site.clientSecret,
          'X-Client-Ip': request.ip ?? '',
          'X-Request-Id': response.locals.requestId,
        },
        body: JSON.stringify({ ...error, app: 'desk', route: routeOf(pagePath), version, browser }),
      })
      await answer.body?.cancel()
    } catch (failure) {
      log.debug({ error: failure }, 'an error of a page was not counted')
    }
  }
}
