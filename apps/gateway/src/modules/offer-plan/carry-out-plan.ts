import { productStatus } from '@tradepost/contract/constants'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerPlan } from '../../platform/db/schema/offer/offer-plan.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { untilText } from '../order/order-mails.ts'
import { tellSeller } from '../push/tell-seller.ts'
import { editOffer, type OfferEdit } from '../seller/offer-edit.ts'

export const carryOutPlanTask = 'offer.carry_out_plan'

type Plan = typeof offerPlan.$inferSelect

const editOf = ({ kind, priceMinor }: Plan): OfferEdit =>
  kind === 'price'
    ? { priceMinor: priceMinor ?? undefined }
    : { status: kind === 'show' ? productStatus.onSale : productStatus.shelfDown }

/** Makes the change. Returns the code of the reason if it is not possible; nothing is written then. */
async function makeChange(tx: Tx, plan: Plan): Promise<string | null> {
  const { tenantId, offerId } = plan
  const [row] = await tx
    .select({ sellerId: offer.sellerId, available: offer.available })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
    .for('update')
  if (!row) return 'not_found'
  try {
    await editOffer(tx, tenantId, row.sellerId, offerId, editOf(plan))
    return null
  } catch (error) {
    // An edit is refused before it writes anything, so that the transaction can go on.
    if (!(error instanceof Failure)) throw error
    return error.code === 'state_conflict' && row.available === 0 ? 'offer_sold_out' : error.code
  }
}

/** Tells the seller that a planned change was not possible. */
async function mailFailure(deps: Deps, tx: Tx, { tenantId, id, offerId, at }: Plan): Promise<void> {
  const [row] = await tx
    .select({ sellerId: offer.sellerId, title: offer.title })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
  if (!row) return
  await tellSeller(deps, tx, {
    ...{ tenantId, sellerId: row.sellerId, topic: 'stock', key: `plan-failed:${id}` },
    path: `/sell/offers/${offerId}/plans`,
    words: (locale) => ({
      subject: translate(locale, 'mail.planFailedSubject', { title: row.title }),
      paragraphs: [translate(locale, 'mail.planFailedBody', { until: untilText(locale, at) })],
    }),
    linkLabel: 'mail.planFailedLink',
  })
}

/** Carries out a planned change whose time has come, once, and notes what came of it. */
export const carryOutPlan = (deps: Deps, tenantId: number, planId: string, job: RunningJob): Promise<void> =>
  inTenant(deps, tenantId, 'platform', async (tx) => {
    const isPlan = ofTenant(offerPlan, tenantId, eq(offerPlan.id, planId))
    const [plan] = await tx.select().from(offerPlan).where(isPlan).for('no key update')
    if (plan?.state === 'open' && plan.at <= deps.clock.now()) {
      await actAs(tx, `plan:${plan.id}`)
      const failure = await makeChange(tx, plan)
      await tx
        .update(offerPlan)
        .set({ state: failure === null ? 'done' : 'failed', failure, endedAt: deps.clock.now() })
        .where(isPlan)
      if (failure !== null) await mailFailure(deps, tx, plan)
    }
    crashPoint('plan.changed')
    await job.finish(tx)
  })
