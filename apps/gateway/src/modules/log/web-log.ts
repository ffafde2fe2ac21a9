import type { CallData, CallInput, calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import type { CallContext } from '../../platform/call/call-context.ts'
import { webLog } from '../../platform/db/schema/record.ts'
import type { Deps } from '../../platform/deps.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { redactText } from '../../platform/logging/redact.ts'

const perNetwork: RateRule = { name: 'web-log', limit: 60, windowMs: minuteMs }
const maxBytes = 8192
const fieldBytes = 3500

/** Removes control and direction characters, which could forge lines in a viewer. */
const plain = (text: string) => redactText(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')

function bounded(entry: Record<string, string | undefined>): Record<string, string> {
  const result: Record<string, string> = {}
  let left = maxBytes
  for (const [key, text] of Object.entries(entry)) {
    if (!text) continue
    const bytes = Buffer.from(plain(text)).subarray(0, Math.min(fieldBytes, left))
    result[key] = bytes.toString().replace(/\uFFFD{1,3}$/, '')
    left -= bytes.length + key.length + 8
    if (left <= 0) break
  }
  return result
}

/** Stores an error report of a browser as text: bounded, redacted, rate-limited and never trusted. */
export function takeWebLog({ db, clock, log: logger }: Deps) {
  return async (
    { body }: CallInput<typeof calls.log.webLog>,
    { tenant, ip, requestId }: CallContext,
  ): Promise<CallData<typeof calls.log.webLog>> => {
    const now = clock.now()
    const entry = bounded({
      url: body.url,
      method: body.method,
      userId: body.userId,
      exceptionMsg: body.exceptionMsg,
      data: body.data,
    })
    await db.withTenant(tenant.tenantId, 'browser', async (tx) => {
      await requireRate(tx, tenant.tenantId, perNetwork, { ip }, now)
      await tx.insert(webLog).values({ tenantId: tenant.tenantId, level: body.logLevel, entry, ip, requestId, at: now })
    })
    logger.info({ webLevel: body.logLevel, tenant: tenant.tenantId, entry }, 'web log')
    return {}
  }
}
