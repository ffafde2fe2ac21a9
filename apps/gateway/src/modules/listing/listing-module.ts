import { calls } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { checkTenantFacts } from '../../platform/call/tenant-facts.ts'
import { inCall } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { createCatalogReader } from '../catalog/catalog-snapshot.ts'
import { keySearch } from '../catalog/key-search.ts'
import { recordEmptySearch } from '../insight/empty-searches.ts'
import { createKeptDetails } from '../offer/kept-details.ts'
import { offerCards } from '../offer/offer-cards.ts'
import { standardDetail } from '../offer/standard-detail.ts'
import { createAttributeValues } from './attribute-values.ts'
import { listOffers } from './listing.ts'

const coinTypes = [standardType.stand, standardType.mixStand]

/** Lists, search and details of offers. */
export function listingModule(deps: Deps): Implementation[] {
  const { db, clock } = deps
  const read = <T>({ tenant, user }: CallContext, fn: (tx: Tx) => Promise<T>) =>
    db.withTenant(tenant.tenantId, user?.userId ?? 'visitor', fn)
  const catalog = createCatalogReader(db, clock)
  const details = { db, catalogue: catalog, kept: createKeptDetails() }
  const reads = { db, catalog, attributeValues: createAttributeValues(db) }

  return [
    implement(calls.offer.offerPage, async ({ body = {} }, context) => {
      checkTenantFacts(context.tenant, body)
      return listOffers(reads, context, body, clock.now())
    }),
    implement(calls.offer.recordEmptySearch, async ({ body: { keyWord } }, context) => {
      const { total } = await listOffers(reads, context, { keyWord, pageSize: 1 }, clock.now())
      if (total === 0) await inCall(deps, context, 'visitor', (tx) => recordEmptySearch(deps, tx, context, keyWord))
      return {}
    }),
    implement(calls.offer.standardOfferPage, async ({ body = {} }, context) => {
      checkTenantFacts(context.tenant, body)
      return listOffers(reads, context, { ...body, standardTypes: coinTypes }, clock.now())
    }),
    implement(calls.offer.offerDetail, async ({ params, body = {} }, context) => {
      checkTenantFacts(context.tenant, body)
      return standardDetail(details, context, params.id, body, clock.now())
    }),
    implement(calls.offer.offerCard, async ({ params, query }, context) =>
      read(context, async (tx) => {
        const cards = fitsId64(params.id)
          ? await offerCards(tx, context, [params.id], query?.toCurrencyId, clock.now())
          : []
        const [card] = cards
        if (!card) throw new Failure('not_found', { field: 'id' })
        return card
      }),
    ),
    implement(calls.offer.offerCards, async ({ body }, context) =>
      read(context, async (tx) => ({
        list: await offerCards(tx, context, body.ids.filter(fitsId64), body.toCurrencyId, clock.now()),
      })),
    ),
    implement(calls.catalog.keySearch, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => keySearch(tx, context, query.keyWord))
    }),
  ]
}
