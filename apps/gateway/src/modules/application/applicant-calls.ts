import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sellerAge } from '@tradepost/domain/seller/seller-application'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { requireProven } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { sellerApplication, sellerApplicationFile } from '../../platform/db/schema/application.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { checkOf, identityChecksOf, toIdentityCheck } from '../identity-check/identity-check-store.ts'
import { isSeller, lockNewest, readNewest, requireFreeName, sealFacts, toOwn, usd } from './application-store.ts'

const perDay: RateRule = { name: 'application', limit: 5, windowMs: dayMs }

/** A cleaned text; refused if less than `least` visible characters are left of it. */
function written(field: string, text: string, least: number, clean = cleanTitle): string {
  const cleaned = clean(text).trim()
  if (cleaned.length < least) throw new Failure('format_error', { field })
  return cleaned
}

/** Refuses a day of birth that is no day, or of somebody too young to sell. */
function requireAdult(number: string, now: Date): void {
  const born = new Date(`${number}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(number) && !Number.isNaN(born.getTime()) && born.getUTCFullYear() > 1900
  const grown = new Date(born)
  grown.setUTCFullYear(grown.getUTCFullYear() + sellerAge)
  if (!isDay || born.toISOString().slice(0, 10) !== number || grown > now)
    throw new Failure('format_error', { field: 'number' })
}

/** Calls of an account that wants to sell. */
export const applicantCalls = (deps: Deps): Implementation[] => [
  implement(calls.application.myApplication, (_, context) =>
    asBuyer(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const row = await readNewest(tx, tenantId, userId)
      const { finance } = await siteOf(tx, tenantId)
      const isOpen = row?.state === 'submitted' || row?.state === 'accepted'
      return {
        application: row ? toOwn(row) : null,
        offersIdentityCheck: identityChecksOf(deps, tenantId) !== null,
        identityCheck: row ? toIdentityCheck(await checkOf(tx, tenantId, row.id)) : null,
        mayApply: !isOpen && !(await isSeller(tx, tenantId, userId)),
        deposit: usd(finance.sellerDepositUsd),
        feePercent: finance.feePercent,
      }
    }),
  ),
  implement(calls.application.submitApplication, ({ body }, context) => {
    requireProven(context)
    return asBuyer(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const now = deps.clock.now()
      await requireRate(tx, tenantId, perDay, userId, now)
      const newest = await lockNewest(tx, tenantId, userId)
      if (newest?.state === 'submitted' || newest?.state === 'accepted' || (await isSeller(tx, tenantId, userId)))
        throw new Failure('state_conflict')
      const { kind, country } = body
      const nickName = written('nickName', body.nickName, 2)
      const facts = {
        legalName: written('legalName', body.legalName, 2),
        number: written('number', body.number, 2),
        address: written('address', body.address, 5, cleanText),
      }
      const goods = written('goods', body.goods, 10, cleanText)
      if (kind === 'person') requireAdult(facts.number, now)
      await requireFreeName(tx, tenantId, nickName)
      if (body.documents.length === 0 && !identityChecksOf(deps, tenantId))
        throw new Failure('format_error', { field: 'documents' })
      const fileIds = await takeOwnFiles(tx, {
        ...{ tenantId, userId, fileIds: body.documents, catalogue: 'id_card', pictures: true },
      })
      const { finance } = await siteOf(tx, tenantId)
      const id = randomUUID()
      const [row] = await tx
        .insert(sellerApplication)
        .values({
          ...{ tenantId, id, userId, nickName, kind, country, goods, agreedAt: now, createdAt: now },
          ...(await sealFacts(deps, tx, tenantId, id, facts)),
          depositMinor: finance.sellerDepositUsd,
        })
        .onConflictDoNothing()
        .returning()
      // Another tab was faster.
      if (!row) throw new Failure('state_conflict')
      if (fileIds.length > 0)
        await tx
          .insert(sellerApplicationFile)
          .values(fileIds.map((fileId, position) => ({ tenantId, applicationId: id, fileId, position })))
      return toOwn(row)
    })
  }),
  implement(calls.application.withdrawApplication, (_, context) =>
    asBuyer(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const row = await lockNewest(tx, tenantId, userId)
      if (row?.state !== 'submitted' && row?.state !== 'accepted') throw new Failure('state_conflict')
      await tx
        .update(sellerApplication)
        .set({ state: 'withdrawn' })
        .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.id, row.id)))
      return {}
    }),
  ),
]
