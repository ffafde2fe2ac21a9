import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { verificationChecks } from '@tradepost/domain/offer/verification'
import { asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { verification } from '../../platform/db/schema/trust.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { attributesOf } from '../offer/offer-attributes.ts'
import { expireMarks } from './expire-marks.ts'
import { mailAboutOffer } from './trust-mails.ts'
import { storeTrustSettings, trustSettingsOf } from './trust-setting.ts'
import {
  endMarks,
  isOneAccount,
  listingVersion,
  lockRequest,
  offerOf,
  picturesOf,
  requestOf,
  toRequest,
  type VerificationRow,
} from './verification-store.ts'

type Detail = CallData<typeof calls.trust.verificationDetail>
type Report = CallInput<typeof calls.trust.reportVerification>['body']

const owner = alias(appUser, 'owner')
const ownerOf = (id: string | null, nickName: string | null) => (id ? { id, nickName: nickName ?? '' } : null)

/** Tells whether somebody acts for a seller. Nobody verifies an offer of their own. */
const actsFor = async (tx: Tx, tenantId: number, sellerId: string, userId: string): Promise<boolean> =>
  (await tx.$count(
    roleMember,
    ofTenant(
      roleMember,
      tenantId,
      eq(roleMember.side, 'seller'),
      eq(roleMember.sellerId, sellerId),
      eq(roleMember.userId, userId),
    ),
  )) > 0

async function detailOf(deps: Deps, tx: Tx, context: CallContext, id: string): Promise<Detail> {
  const { tenant, locale } = context
  const { tenantId } = tenant
  const { userId, permissions } = principal(context)
  const { row, end } = await requestOf(tx, tenantId, id)
  const goods = await offerOf(tx, tenantId, row.offerId)
  const [names] = await tx
    .select({ sellerName: seller.nickName, ownerName: owner.nickName })
    .from(seller)
    .leftJoin(owner, ofTenant(owner, seller.tenantId, eq(owner.id, sql`${row.decidedBy ?? row.ownerId}::bigint`)))
    .where(ofTenant(seller, tenantId, eq(seller.id, row.sellerId)))
  const attributes = new Map((await attributesOf(tx, tenantId, goods, locale)).map((one) => [one.id, one]))
  const isOwn = await actsFor(tx, tenantId, row.sellerId, userId)
  const mayDecide = permissions.has('verification.decide') && !isOwn
  return {
    ...toRequest(row, end),
    ...{ offerId: row.offerId, sellerId: row.sellerId, sellerName: names?.sellerName ?? '', note: row.note },
    owner: ownerOf(row.decidedBy ?? row.ownerId, names?.ownerName ?? null),
    pictures: await picturesOf(deps, tx, row, userId),
    listing: {
      ...{ version: listingVersion(goods), title: goods.title, description: goods.description, assets: goods.assets },
      attributes: goods.attributes.map(({ a, v }) => {
        const known = attributes.get(a)
        return { name: known?.name ?? a, value: known?.choices.find(({ value }) => value === v)?.name ?? v }
      }),
    },
    mayDecide: mayDecide && row.decidedAt === null,
    mayWithdraw: mayDecide && goods.verifiedBy === row.id,
  }
}

async function page(
  tx: Tx,
  tenantId: number,
  body: NonNullable<CallInput<typeof calls.trust.verificationPage>['body']>,
) {
  const { state, pageNo = 1, pageSize = 24 } = body
  const { verifiedDays: days } = await trustSettingsOf(tx, tenantId)
  const ofState = {
    waiting: isNull(verification.decidedAt),
    passed: eq(verification.passed, true),
    failed: eq(verification.passed, false),
  }
  const where = ofTenant(verification, tenantId, state ? ofState[state] : undefined)
  const [total] = await tx.select({ n: count() }).from(verification).where(where)
  const rows = await tx
    .select({ row: verification, title: offer.title, sellerName: seller.nickName, ownerName: owner.nickName })
    .from(verification)
    .innerJoin(offer, ofTenant(offer, verification.tenantId, eq(offer.id, verification.offerId)))
    .innerJoin(seller, ofTenant(seller, verification.tenantId, eq(seller.id, verification.sellerId)))
    .leftJoin(
      owner,
      ofTenant(
        owner,
        verification.tenantId,
        sql`${owner.id} = coalesce(${verification.decidedBy}, ${verification.ownerId})`,
      ),
    )
    .where(where)
    .orderBy(
      asc(isNotNull(verification.decidedAt)),
      desc(verification.decidedAt),
      asc(verification.askedAt),
      verification.id,
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const list = rows.map(({ row, title, sellerName, ownerName }) => ({
    ...{ id: row.id, offerId: row.offerId, title, sellerId: row.sellerId, sellerName },
    ...{ state: toRequest(row, null).state, askedAt: toRequest(row, null).askedAt },
    owner: ownerOf(row.decidedBy ?? row.ownerId, ownerName),
  }))
  return { total: total?.n ?? 0, pageNo, pageSize, list, days }
}

/** An undecided request of somebody else, locked. */
async function lockOpen(tx: Tx, tenantId: number, userId: string, id: string): Promise<VerificationRow> {
  const row = await lockRequest(tx, tenantId, id)
  if (row.decidedAt) throw new Failure('state_conflict')
  if (await actsFor(tx, tenantId, row.sellerId, userId)) throw new Failure('forbidden')
  return row
}

/** Writes a report. An offer whose report passed is verified, unless it is not one account any more. */
async function report(deps: Deps, tx: Tx, context: CallContext, id: string, { version, ...given }: Report) {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const now = deps.clock.now()
  const { offerId, sellerId } = await lockOpen(tx, tenantId, userId, id)
  const [goods] = await tx
    .select()
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
    .for('no key update')
  if (!goods) throw new Error(`offer ${offerId} of a verification is missing`)
  if (listingVersion(goods) !== version) throw new Failure('state_conflict', { field: 'version' })
  const checks = verificationChecks.flatMap((key) => {
    const check = given.checks.find((one) => one.key === key)
    return check ? { ...check, note: cleanText(check.note).trim() } : []
  })
  if (checks.length < verificationChecks.length) throw new Failure('bad_request', { field: 'checks' })
  // A failed check without a reason does not help the seller.
  const unexplained = checks.find((check) => !check.passed && check.note.length < 3)
  if (unexplained) throw new Failure('bad_request', { field: `note.${unexplained.key}` })
  const summary = cleanText(given.summary).trim()
  if (summary.length < 3) throw new Failure('bad_request', { field: 'summary' })
  const passed = checks.every((check) => check.passed)
  if (passed && !(await isOneAccount(tx, goods))) throw new Failure('state_conflict', { field: 'checks' })
  await tx
    .update(verification)
    .set({ checks, passed, summary, decidedBy: userId, decidedAt: now })
    .where(ofTenant(verification, tenantId, eq(verification.id, id)))
  if (passed)
    await tx
      .update(offer)
      .set({
        ...{ verified: true, verifiedBy: id },
        verifiedReport: {
          ...{ checkedAt: now.toISOString(), role: 'staff', basis: 'pictures' },
          checks: checks.map((check) => ({ key: check.key, passed: check.passed })),
        },
      })
      .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
  noteChange(context, { before: { offer: offerId, verified: goods.verified }, after: { passed, checks, summary } })
  await mailAboutOffer(deps, tx, {
    ...{ tenantId, sellerId, title: goods.title, news: passed ? 'verified' : 'failed' },
    ...(passed
      ? {}
      : { words: [...checks.filter((check) => !check.passed).map(({ note }) => note), summary].join('\n') }),
  })
}

async function withdraw(deps: Deps, tx: Tx, context: CallContext, id: string, given: string): Promise<void> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const { offerId, sellerId } = await lockRequest(tx, tenantId, id)
  if (await actsFor(tx, tenantId, sellerId, userId)) throw new Failure('forbidden')
  const [goods] = await tx
    .select()
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
    .for('no key update')
  if (goods?.verifiedBy !== id) throw new Failure('state_conflict')
  const reason = cleanText(given).trim()
  if (reason.length < 3) throw new Failure('format_error', { field: 'reason' })
  await endMarks(tx, tenantId, [id], { cause: 'withdrawn', endedBy: userId, reason, at: deps.clock.now() })
  noteChange(context, { before: { offer: offerId, verified: true }, after: { verified: false, reason } })
  await mailAboutOffer(deps, tx, { tenantId, sellerId, title: goods.title, news: 'withdrawn', words: reason })
}

/** Calls by which staff verify offers. */
export const staffVerificationCalls = (deps: Deps): Implementation[] => [
  implement(calls.trust.verificationPage, ({ body = {} }, context) =>
    asStaff(deps, context, (tx) => page(tx, context.tenant.tenantId, body)),
  ),
  implement(calls.trust.verificationDetail, ({ params }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, (tx) => detailOf(deps, tx, context, params.id))
  }),
  implement(calls.trust.takeVerification, ({ params }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const { ownerId } = await lockOpen(tx, tenantId, userId, params.id)
      await tx
        .update(verification)
        .set({ ownerId: userId, ownedAt: deps.clock.now() })
        .where(ofTenant(verification, tenantId, eq(verification.id, params.id)))
      noteChange(context, { before: { owner: ownerId }, after: { owner: userId } })
      return detailOf(deps, tx, context, params.id)
    })
  }),
  implement(calls.trust.reportVerification, ({ params, body }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx) => {
      await report(deps, tx, context, params.id, body)
      return detailOf(deps, tx, context, params.id)
    })
  }),
  implement(calls.trust.withdrawVerification, ({ params, body }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx) => {
      await withdraw(deps, tx, context, params.id, body.reason)
      return detailOf(deps, tx, context, params.id)
    })
  }),
  implement(calls.trust.setVerifiedDays, ({ body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { verifiedDays } = await trustSettingsOf(tx, tenantId)
      await storeTrustSettings(tx, tenantId, { verifiedDays: body.days })
      noteChange(context, { before: { days: verifiedDays }, after: { days: body.days } })
      await expireMarks(deps, tx, tenantId)
      return { days: body.days }
    }),
  ),
]
