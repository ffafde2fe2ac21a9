import { calls } from '@tradepost/contract'
import { and, count, eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { titleHolds } from '../catalog/keyword.ts'
import { setSupply } from '../vault/set-supply.ts'
import { createOfferCall } from './create-call.ts'
import { editOffer } from './offer-edit.ts'
import { pictureList, preparePictures } from './offer-pictures.ts'
import { sellersDetail, sellersView, sellersViews } from './offer-views.ts'

/** Calls of sellers about their offers. */
export function sellerOfferCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.seller.sellerOfferPage, ({ body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { status, keyword = '', sort, pageNo = 1, pageSize = 24 } = body
        const ofSeller = ofTenant(offer, context.tenant.tenantId, eq(offer.sellerId, sellerId))
        const matching = and(ofSeller, titleHolds(offer.title, keyword))
        const groups = await tx
          .select({ status: offer.status, n: count() })
          .from(offer)
          .where(matching)
          .groupBy(offer.status)
        const all = groups.reduce((sum, row) => sum + row.n, 0)
        const counts = { all, ...Object.fromEntries(groups.map((row) => [String(row.status), row.n])) }
        const where = status === undefined ? matching : and(matching, eq(offer.status, status))
        const total = status === undefined ? all : (groups.find((row) => row.status === status)?.n ?? 0)
        const page = { limit: pageSize, offset: (pageNo - 1) * pageSize, ...(sort ? { sort } : {}) }
        // A keyword reads every title of the seller: not once more where the number says that the page is empty.
        const list = total > page.offset ? await sellersViews(tx, context, where, page) : []
        return { total, pageNo, pageSize, list, counts }
      }),
    ),
    implement(calls.seller.sellerOfferDetail, ({ params }, context) =>
      asSeller(deps, context, (tx, sellerId) => sellersDetail(deps, tx, context, sellerId, params.id)),
    ),
    createOfferCall(deps),
    implement(calls.seller.sellerOfferEdit, async ({ params, body = {} }, context) => {
      const { pictures, ...edit } = body
      const prepared = await preparePictures(deps, context, pictures, params.id)
      return asSeller(deps, context, async (tx, sellerId) => {
        const change = await editOffer(tx, context.tenant.tenantId, sellerId, params.id, {
          ...edit,
          ...(prepared ? { pictures: (current) => pictureList(deps, tx, context, prepared, current) } : {}),
        })
        noteChange(context, change)
        return sellersDetail(deps, tx, context, sellerId, params.id)
      })
    }),
    implement(calls.vault.setVault, ({ params, body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const target = { tenantId: context.tenant.tenantId, sellerId, offerId: params.id }
        noteChange(context, await setSupply(deps, tx, target, body))
        return sellersView(tx, context, sellerId, params.id)
      }),
    ),
  ]
}
