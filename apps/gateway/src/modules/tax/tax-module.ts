import { calls } from '@tradepost/contract'
import { readVatNumber } from '@tradepost/domain/money/vat-number'
import { inArray } from 'drizzle-orm'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asBuyer, asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { countryCodes } from '../../platform/site/country-codes.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { taxMonthOf } from './tax-month.ts'
import { likelyCountry, placeTax } from './tax-rates.ts'
import { addTaxRate, endTaxRate, readTaxSettings, setTaxSettings } from './tax-settings.ts'

/** Calls about taxes: what prices include, the shop's settings and rates, and the sums of a month. */
export const taxModule = (deps: Deps): Implementation[] => [
  implement(calls.tax.quoteTax, ({ body }, context) =>
    asBuyer(deps, context, async (tx, buyerId) => {
      const { tenantId } = context.tenant
      const { finance } = await siteOf(tx, tenantId)
      const none = {
        charges: finance.chargesTax,
        country: null,
        vatNumber: null,
        isReverse: false,
        rates: [],
        percentOfPass: 0,
      }
      if (!finance.chargesTax) return { ...none, countries: [] }
      const countries = await countryCodes(tx)
      const wanted = body.country ?? (await likelyCountry(tx, tenantId, buyerId, context.ipCountry))
      if (wanted === null || !countries.includes(wanted)) return { ...none, countries }
      // A number in another format than its country's is answered as null, so that the page can say so.
      const vatNumber = readVatNumber(body.vatNumber ?? '', wanted) ?? undefined
      const placed = await placeTax(tx, tenantId, { country: wanted, vatNumber }, deps.clock.now())
      const offers = await tx
        .select({ id: offer.id, categoryId: offer.categoryId })
        .from(offer)
        .where(ofTenant(offer, tenantId, inArray(offer.id, body.offerIds.filter(fitsId64))))
      const rates = offers.map(({ id, categoryId }) => ({ offerId: id, percent: placed.percentIn(categoryId) }))
      const { isReverse, percentOfPass } = placed
      return { charges: true, country: wanted, vatNumber: placed.vatNumber, isReverse, rates, percentOfPass, countries }
    }),
  ),
  implement(calls.tax.taxSettings, (_, context) =>
    asStaff(deps, context, (tx) => readTaxSettings(tx, { context, now: deps.clock.now() })),
  ),
  implement(calls.tax.setTaxSettings, ({ body }, context) => {
    requireIdentity(deps, context)
    return asStaff(deps, context, async (tx, userId) => {
      await setTaxSettings(deps, tx, context, body, userId)
      return readTaxSettings(tx, { context, now: deps.clock.now() })
    })
  }),
  implement(calls.tax.addTaxRate, ({ body }, context) => {
    requireIdentity(deps, context)
    return once(deps, context, calls.tax.addTaxRate, { body }, (store, key) =>
      asStaff(deps, context, async (tx, userId) => {
        const id = uuid5('tax-rate', context.tenant.tenantId, userId, key)
        return store(tx, await addTaxRate(tx, { context, now: deps.clock.now() }, { id, userId, given: body }))
      }),
    )
  }),
  implement(calls.tax.endTaxRate, ({ params }, context) => {
    requireIdentity(deps, context)
    return asStaff(deps, context, (tx, userId) =>
      endTaxRate(tx, { context, now: deps.clock.now() }, { id: params.id, userId }),
    )
  }),
  implement(calls.tax.taxMonth, ({ params }, context) =>
    asStaff(deps, context, (tx) => taxMonthOf(tx, context.tenant.tenantId, params.month)),
  ),
]
