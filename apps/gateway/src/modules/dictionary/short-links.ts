import { randomBytes } from 'node:crypto'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { shortLink } from '../../platform/db/schema/dictionary.ts'
import { storefrontSetting } from '../../platform/db/schema/website.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'

const codeBytes = 8
/** Short links are never deleted, so their number is limited. */
const perHour: RateRule = { name: 'short-link', limit: 60, windowMs: hourMs }

/** Allows only http(s) addresses of the site itself, and https ones of hosts the tenant lists. */
function requireAllowed(text: string, siteUrl: URL, hosts: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const web = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !web || url.username || url.password) throw new Failure('short_link_refused', { field: 'originUrl' })
  if (url.origin !== siteUrl.origin && !(url.protocol === 'https:' && !url.port && hosts.includes(url.hostname))) {
    throw new Failure('short_link_refused', { field: 'originUrl' })
  }
  return url.href
}

export async function createShortLink(
  tx: Tx,
  context: CallContext,
  { originUrl, now }: { originUrl: string; now: Date },
): Promise<{ shortCode: string }> {
  const { tenantId, origin } = context.tenant
  const [setting] = await tx.select().from(storefrontSetting).where(ofTenant(storefrontSetting, tenantId))
  const url = requireAllowed(originUrl, new URL(origin), setting?.shortLinkHosts ?? [])
  const { userId } = principal(context)
  await requireRate(tx, tenantId, perHour, userId, now)
  const code = randomBytes(codeBytes).toString('base64url')
  await tx.insert(shortLink).values({ tenantId, code, originUrl: url, createdBy: userId, createdAt: sql`now()` })
  return { shortCode: code }
}

export async function readShortLink(tx: Tx, context: CallContext, code: string): Promise<{ originUrl: string }> {
  const isWellFormed = /^[A-Za-z0-9_-]+$/.test(code)
  const [row] = isWellFormed
    ? await tx
        .select({ originUrl: shortLink.originUrl })
        .from(shortLink)
        .where(ofTenant(shortLink, context.tenant.tenantId, eq(shortLink.code, code)))
    : []
  if (!row) throw new Failure('not_found', { field: 'shortCode' })
  return row
}
