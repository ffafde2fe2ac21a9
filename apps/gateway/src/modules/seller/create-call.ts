import { type CallInput, calls } from '@tradepost/contract'
import { mostSellerOffers } from '@tradepost/domain/limits/list-limits'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { hourMs } from '@tradepost/domain/time/durations'
import { sellerPromiseMinutes } from '@tradepost/domain/time/windows'
import { and, eq } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { once, type StoreAnswer } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category } from '../../platform/db/schema/brand.ts'
import { offerRef } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanDescription } from '../../platform/text/clean-description.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { readAttributes } from '../offer/offer-attributes.ts'
import { createOffer, remainingOffers } from './create-offer.ts'
import { requireQuantities } from './offer-edit.ts'
import { holdPictures, pictureList, preparePictures } from './offer-pictures.ts'
import { sellersDetail } from './offer-views.ts'

const perHour: RateRule = { name: 'offer-create', limit: 200, windowMs: hourMs }

/** The cleaned title; refused if nothing visible is left of it. */
function titleOf(written: string): string {
  const title = cleanTitle(written)
  if (title === '') throw new Failure('data_error', { field: 'title' })
  return title
}

type Body = CallInput<typeof calls.seller.sellerOfferCreate>['body']

/** Creates one offer of the caller, and stores the answer with it. */
async function createOne(deps: Deps, context: CallContext, body: Body, store: StoreAnswer) {
  const prepared = await preparePictures(deps, context, body.pictures, body.picturesOf)
  return asSeller(deps, context, async (tx, sellerId) => {
    const { tenantId } = context.tenant
    const owner = { tenantId, sellerId }
    const { minQuantity: min = 1, maxQuantity: max = offerLimits.quantity, unitName, ref } = body
    const statements = {
      ref: ref === undefined ? undefined : cleanTitle(ref),
      title: titleOf(body.title),
      description: cleanDescription(body.description ?? ''),
      priceMinor: body.priceMinor,
      stock: body.stock,
      min,
      max,
      unit: cleanTitle(unitName ?? '') || null,
      minutes: body.deliveryMinutes ?? sellerPromiseMinutes,
      delivery: cleanText(body.delivery ?? '') || null,
      attributes: await readAttributes(tx, tenantId, body, body.attributes ?? []),
    }
    if (statements.ref === '') throw new Failure('data_error', { field: 'ref' })
    requireQuantities({ minQuantity: min, maxQuantity: max })
    if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
    await requireRate(tx, tenantId, perHour, sellerId, deps.clock.now())
    if ((await remainingOffers(tx, owner, mostSellerOffers)) <= 0) throw new Failure('offers_full')
    if (statements.ref !== undefined) {
      const used = ofTenant(offerRef, tenantId, eq(offerRef.sellerId, sellerId), eq(offerRef.ref, statements.ref))
      if ((await tx.$count(offerRef, used)) > 0) throw new Failure('conflict', { field: 'ref' })
    }
    const where = and(eq(brand.id, body.brandId), eq(category.id, body.categoryId))
    const screenshots = prepared ? await pictureList(deps, tx, context, prepared, prepared.current) : []
    const created = await createOffer(deps, tx, owner, where, { ...statements, screenshots })
    if (typeof created !== 'string') {
      const field = created.field === 'category' ? 'categoryId' : created.field
      throw new Failure(created.code, { field })
    }
    await holdPictures(tx, tenantId, created, screenshots)
    const { delivery, ...stated } = statements
    noteChange(context, { after: { id: created, ...stated, ref: ref ?? created } })
    return store(tx, await sellersDetail(deps, tx, context, sellerId, created))
  })
}

/** The call by which a seller creates one offer. */
export const createOfferCall = (deps: Deps): Implementation =>
  implement(calls.seller.sellerOfferCreate, ({ body }, context) =>
    once(deps, context, calls.seller.sellerOfferCreate, { body }, (store) => createOne(deps, context, body, store)),
  )
