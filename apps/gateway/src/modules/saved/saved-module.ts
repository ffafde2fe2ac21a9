import { calls } from '@tradepost/contract'
import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { hourMs } from '@tradepost/domain/time/durations'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { offerCards } from '../offer/offer-cards.ts'
import {
  addToWishlist,
  clearViewed,
  existingOffers,
  isFirstMerge,
  lockSaved,
  type Owner,
  readViewed,
  readWishlist,
  recordViewed,
  removeFromWishlist,
} from './saved-store.ts'

const max = wishlistLimits.buyer
/** Limits merges per buyer, because every merge id is stored so that a merge happens only once. */
const mergesPerHour: RateRule = { name: 'saved-merge', limit: 60, windowMs: hourMs }

/** Wishlist and recently viewed of a buyer. */
export function savedModule(deps: Deps): Implementation[] {
  const asOwner = <T>(context: CallContext, fn: (tx: Tx, owner: Owner) => Promise<T>) =>
    asBuyer(deps, context, (tx, userId) => fn(tx, { tenantId: context.tenant.tenantId, userId }))

  return [
    implement(calls.saved.savedIds, (_input, context) =>
      asOwner(context, async (tx, owner) => ({
        offerIds: (await readWishlist(tx, owner)).map(({ offerId }) => offerId),
      })),
    ),
    implement(calls.saved.wishlist, ({ query }, context) =>
      asOwner(context, async (tx, owner) => {
        const entries = await readWishlist(tx, owner)
        const ids = entries.map(({ offerId }) => offerId)
        const cards = await offerCards(tx, context, ids, query?.toCurrencyId, deps.clock.now())
        const byId = new Map(cards.map((card) => [card.id, card]))
        const list = entries.map(({ offerId, addedAt }) => ({
          offerId,
          addedAt: addedAt.toISOString(),
          offer: byId.get(offerId) ?? null,
        }))
        return { list, limit: max }
      }),
    ),
    implement(calls.saved.changeWishlist, ({ body: { offerId, wished } }, context) =>
      asOwner(context, async (tx, owner) => {
        await lockSaved(tx, owner)
        if (wished) {
          const [existing] = fitsId64(offerId) ? await existingOffers(tx, owner.tenantId, [offerId]) : []
          if (!existing) throw new Failure('not_found', { field: 'offerId' })
          const { leftOut } = await addToWishlist(tx, owner, [existing])
          if (leftOut > 0) throw new Failure('wishlist_full', { values: { max } })
        } else if (fitsId64(offerId)) {
          await removeFromWishlist(tx, owner, offerId)
        }
        return { wished, count: (await readWishlist(tx, owner)).length }
      }),
    ),
    implement(calls.saved.mergeSaved, ({ body }, context) =>
      asOwner(context, async (tx, owner) => {
        await lockSaved(tx, owner)
        let leftOut = 0
        if (await isFirstMerge(tx, owner, body.mergeId)) {
          await requireRate(tx, owner.tenantId, mergesPerHour, owner.userId, deps.clock.now())
          const existing = (ids: readonly string[]) => existingOffers(tx, owner.tenantId, ids.filter(fitsId64))
          leftOut = (await addToWishlist(tx, owner, await existing(body.wished))).leftOut
          await recordViewed(tx, owner, await existing(body.viewed))
        }
        return { count: (await readWishlist(tx, owner)).length, leftOut }
      }),
    ),
    implement(calls.saved.viewedOffers, ({ query }, context) =>
      asOwner(context, async (tx, owner) => ({
        list: await offerCards(tx, context, await readViewed(tx, owner), query?.toCurrencyId, deps.clock.now()),
      })),
    ),
    implement(calls.saved.markViewed, ({ body: { offerId } }, context) =>
      asOwner(context, async (tx, owner) => {
        const [existing] = fitsId64(offerId) ? await existingOffers(tx, owner.tenantId, [offerId]) : []
        if (!existing) return {}
        await lockSaved(tx, owner)
        await recordViewed(tx, owner, [existing])
        return {}
      }),
    ),
    implement(calls.saved.clearViewed, (_input, context) =>
      asOwner(context, async (tx, owner) => {
        await lockSaved(tx, owner)
        await clearViewed(tx, owner)
        return {}
      }),
    ),
  ]
}
