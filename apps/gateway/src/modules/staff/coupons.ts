import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { coupon } from '../../platform/db/schema/order/cart.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { after } from '../../platform/time/clock.ts'
import { type CouponRow, couponByCode, couponTerms, giveCoupon } from '../coupon/coupon-calls.ts'
import { mostOffUsd } from '../coupon/coupon-terms.ts'
import { couponPage, endCoupon } from '../coupon/coupon-views.ts'
import { type ActRow, lockSubject, toAct, writeAct } from './acts.ts'
import { checkGiftLimits, remainingAllowance, userReceiver, worthOf } from './gift.ts'

type Terms = Pick<CouponRow, 'percentOff' | 'amountOffMinor' | 'currency'>

/** The highest value of one use of a coupon, in minor units of a currency. */
async function worthOfOne(tx: Tx, tenantId: number, { percentOff, amountOffMinor, currency }: Terms) {
  if (percentOff === null) return { amount: amountOffMinor ?? 0, unit: currency ?? 'USD' }
  return { amount: mostOffUsd((await siteOf(tx, tenantId)).finance, percentOff), unit: 'USD' }
}

async function requireUnusedCode(tx: Tx, tenantId: number, code: string): Promise<void> {
  const [existing] = await tx
    .select({ id: coupon.id })
    .from(coupon)
    .where(ofTenant(coupon, tenantId, eq(coupon.code, code)))
  if (existing) throw new Failure('conflict', { field: 'code' })
}

const dates = ['claimFrom', 'claimUntil', 'createdAt'] as const

/**
 * Reads the coupon row from a proposal. A proposal stores the whole row, so that the approval creates exactly that row.
 */
function rowOf(facts: ActRow['facts']): CouponRow {
  const row = JSON.parse(facts.row ?? '{}') as CouponRow
  for (const name of dates) if (row[name]) row[name] = new Date(row[name])
  return row
}

async function insertCoupon(tx: Tx, row: typeof coupon.$inferInsert): Promise<void> {
  const created = await tx.insert(coupon).values(row).onConflictDoNothing().returning({ id: coupon.id })
  if (created.length === 0) throw new Failure('conflict', { field: 'code' })
}

async function create(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  userId: string,
  body: CallInput<typeof calls.coupon.createCoupon>['body'],
) {
  const code = body.code.toUpperCase()
  await lockSubject(tx, tenantId, `coupon:${code}`)
  await requireUnusedCode(tx, tenantId, code)
  if (body.points !== undefined && body.claimUntil === undefined)
    throw new Failure('bad_request', { field: 'claimUntil' })
  const terms = couponTerms(body)
  const one = await worthOfOne(tx, tenantId, terms)
  const isClaimed = body.claimUntil !== undefined
  const each = Math.max(1, (await worthOf(tx, one)) ?? Number.MAX_SAFE_INTEGER)
  // If no number of claims is given, allow as many as one member of staff may give alone.
  const claims =
    body.claims ?? (isClaimed ? Math.max(1, Math.floor((await remainingAllowance(tx, tenantId, userId)) / each)) : null)
  // A coupon that cannot be claimed gives nothing until it is granted.
  const amount = isClaimed ? one.amount * (claims ?? 1) : 0
  const { alone, ...weight } = await checkGiftLimits(tx, tenantId, userId, {
    kind: 'coupon',
    receiver: null,
    amount,
    unit: one.unit,
  })
  const id = randomUUID()
  const row = {
    ...{
      tenantId,
      id,
      code,
      name: body.name,
      validHours: body.validHours,
      ...terms,
      claimsLeft: claims,
      points: body.points ?? null,
    },
    ...{ borneBy: 'platform' as const, sellerId: null, stoppedAt: null, createdAt: deps.clock.now() },
    claimFrom: isClaimed ? deps.clock.now() : null,
    claimUntil: body.claimUntil ? new Date(body.claimUntil) : null,
  }
  if (alone) await insertCoupon(tx, row)
  const act = await writeAct(tx, {
    ...{ tenantId, id: randomUUID(), kind: 'coupon', refKind: 'coupon', refId: id, outcome: 'create', ...weight },
    ...{ reason: body.reason ?? `Coupon ${code}.`, amount, unit: one.unit, userId },
    step: alone ? 'decided' : 'proposed',
    facts: { code, ...(alone ? {} : { row: JSON.stringify(row) }) },
  })
  return { id, code, act: toAct(act) }
}

async function grant(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  userId: string,
  { code, buyerId, reason }: CallInput<typeof calls.coupon.grantCoupon>['body'],
) {
  const [buyer] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, sql`${appUser.id}::text = ${buyerId}`))
  if (!buyer) throw new Failure('not_found', { field: 'buyerId' })
  const row = await couponByCode(tx, tenantId, code)
  await lockSubject(tx, tenantId, `${row.id}:${buyer.id}`)
  const one = await worthOfOne(tx, tenantId, row)
  const { alone, ...weight } = await checkGiftLimits(tx, tenantId, userId, {
    kind: 'grant',
    receiver: userReceiver(buyer.id),
    ...one,
  })
  const granted = alone
    ? await giveCoupon(deps, tx, row, buyer.id)
    : { id: randomUUID(), name: row.name, expiresAt: after(deps, row.validHours * hourMs).toISOString() }
  const act = await writeAct(tx, {
    ...{ tenantId, id: randomUUID(), kind: 'grant', refKind: 'coupon', refId: row.id, outcome: 'grant', ...weight },
    ...{ reason: reason ?? `Coupon ${row.code}.`, ...one, userId, step: alone ? 'decided' : 'proposed' },
    facts: { code: row.code, buyerId: buyer.id },
  })
  return { ...granted, act: toAct(act) }
}

/** Creates or grants a coupon that another member of staff proposed. */
export async function approveCoupon(deps: Deps, tx: Tx, { tenantId, kind, facts }: ActRow): Promise<null> {
  if (kind === 'coupon') await insertCoupon(tx, rowOf(facts))
  else await giveCoupon(deps, tx, await couponByCode(tx, tenantId, facts.code ?? ''), facts.buyerId ?? '')
  return null
}

/** Calls of staff that list, create, grant and stop coupons. */
export const staffCouponCalls = (deps: Deps): Implementation[] => [
  implement(calls.coupon.shopCoupons, ({ query }, context) =>
    asStaff(deps, context, (tx) => couponPage(tx, context.tenant.tenantId, deps.clock.now(), { ...query })),
  ),
  implement(calls.coupon.stopCoupon, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      const { before, view } = await endCoupon(tx, context.tenant.tenantId, deps.clock.now(), params)
      noteChange(context, { before: { state: before }, after: { state: view.state, code: view.code } })
      return view
    }),
  ),
  implement(calls.coupon.createCoupon, ({ body }, context) =>
    asStaff(deps, context, (tx, userId) => create(deps, tx, context.tenant.tenantId, userId, body)),
  ),
  implement(calls.coupon.grantCoupon, ({ body }, context) =>
    asStaff(deps, context, (tx, userId) => grant(deps, tx, context.tenant.tenantId, userId, body)),
  ),
]
