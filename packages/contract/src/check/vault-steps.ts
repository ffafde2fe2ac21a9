import type { Facts, Step } from './journey.ts'
import { paying } from './shop-steps.ts'

const ofOffer =
  (body: (facts: Facts) => Record<string, unknown> = () => ({})) =>
  (facts: Facts) => ({ params: { id: facts.get('vault') }, body: body(facts) })
const ofImport = (facts: Facts) => ({ params: { id: facts.get('unit import') } })

/** A code that no earlier run of the check has stocked. */
const code = (facts: Facts, n: number) => `CHECK-${facts.get('run')}-${n}`

/** A unit in a list that is not the file, which the order below has to receive. Units of one moment have any order. */
const otherUnit = (data: unknown, facts: Facts) =>
  (data as { list?: { id: string }[] }).list?.find(({ id }) => id !== facts.get('unit file'))?.id

/** The seller stocks an offer with units in every way. */
const stocking: Step[] = [
  { call: 'vault.setVault', as: 'seller', input: ofOffer(() => ({ supply: 'vault', lowStock: 2 })) },
  {
    call: 'vault.addUnit',
    as: 'seller',
    input: ofOffer((facts) => ({ code: code(facts, 1), remark: 'Contract check' })),
    unless: ['rate_limited'],
  },
  {
    call: 'vault.addUnits',
    as: 'seller',
    input: ofOffer((facts) => ({ units: [{ code: code(facts, 2), expiresAt: '2099-01-01T00:00:00.000Z' }] })),
    unless: ['rate_limited'],
  },
  {
    call: 'vault.pasteUnits',
    as: 'seller',
    input: ofOffer((facts) => ({ text: `${code(facts, 2)}\n${code(facts, 3)}\n${code(facts, 3)}` })),
    unless: ['rate_limited'],
  },
  {
    call: 'vault.importUnits',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('vault') },
      file: {
        name: 'units.csv',
        type: 'text/csv',
        text: `code,expires\n${code(facts, 4)},\n${code(facts, 5)},never\n`,
      },
    }),
    keep: (data, facts) => facts.set('unit import', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'vault.addUnitFile',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('vault') },
      // The first to expire is the first to be sold: the order below receives it.
      query: { expiresAt: '2098-01-01T00:00:00.000Z' },
      file: { name: 'licence.txt', type: 'text/plain', text: code(facts, 6) },
    }),
    keep: (data, facts) => facts.set('unit file', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'vault.unitFile',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('unit file') }, body: {} }),
    unless: ['step_up_required', 'rate_limited'],
  },
  {
    call: 'vault.unitImportState',
    as: 'seller',
    input: ofImport,
    until: (data) => ['done', 'failed'].includes(data.state ?? ''),
  },
  { call: 'vault.unitImportRefusals', as: 'seller', input: (facts) => ({ ...ofImport(facts), query: {} }) },
  {
    call: 'vault.unitPage',
    as: 'seller',
    input: ofOffer(() => ({ state: 'available' })),
    keep: (data, facts) => facts.set('free unit', otherUnit(data, facts)),
  },
  { call: 'vault.exportUnits', as: 'seller', input: ofOffer(), unless: ['step_up_required', 'rate_limited'] },
  {
    call: 'vault.changeUnit',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('free unit') }, body: { action: 'withdraw' } }),
  },
]

const claiming = (statement: string) => (facts: Facts) => ({
  params: { id: facts.get('unit order') },
  body: { unitId: facts.get('delivered unit'), kind: 'used', statement },
})
/** Keeps the open claim of an order. */
const keepClaim = (data: unknown, facts: Facts) => {
  const { unitClaims = [] } =
    (data as { afterSales?: { unitClaims?: { id: string; answer: string | null }[] } }).afterSales ?? {}
  facts.set('unit claim', unitClaims.find(({ answer }) => answer === null)?.id)
}

/** A buyer buys a unit and claims that it does not work; the seller refuses first, and replaces it then. */
export const vault: Step[] = [
  ...stocking,
  {
    call: 'seller.sellerOfferEdit',
    as: 'seller',
    input: ofOffer((facts) => ({ priceMinor: 100, ...(facts.get('vault shelf') === '2' ? { status: 1 } : {}) })),
  },
  {
    call: 'checkout.preOrder',
    as: 'buyer',
    input: (facts) => {
      const lines = [{ offerId: facts.get('vault'), quantity: 1 }]
      return { body: { order: { lines, deliveryEmail: facts.get('email') }, isBuyByCart: false, toCurrencyId: '1' } }
    },
    keep: (data, facts) => {
      facts.set('unit purchase', data.purchaseId)
      facts.set('unit unpaid', (data as { orderIds?: string[] }).orderIds?.[0])
    },
  },
  ...paying('unit'),
  {
    call: 'order.orderDetail',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('unit order') } }),
    until: (data) => data.state === 'delivered',
    keep: (data, facts) => facts.set('unit delivered', data.state === 'delivered' ? 'yes' : undefined),
  },
  {
    call: 'vault.unitPage',
    as: 'seller',
    input: ofOffer(() => ({ state: 'delivered' })),
    keep: (data, facts) => {
      const units = (data as { list?: { id: string; orderId: string }[] }).list
      facts.set('delivered unit', units?.find(({ orderId }) => orderId === facts.get('unit order'))?.id)
    },
  },
  {
    call: 'order.deliveredFile',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('unit order'), unitId: facts.get('delivered unit') }, body: {} }),
    unless: ['rate_limited'],
  },
  {
    call: 'unitClaim.orderUnits',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('unit order') }, query: {} }),
  },
  { call: 'unitClaim.claimUnit', as: 'buyer', input: claiming('First: it was used.'), keep: keepClaim },
  {
    call: 'unitClaim.withdrawUnitClaim',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('unit order') }, body: { claimId: facts.get('unit claim') } }),
  },
  { call: 'unitClaim.claimUnit', as: 'buyer', input: claiming('Again: it was used.'), keep: keepClaim },
  { call: 'unitClaim.sellerUnitClaimPage', as: 'seller', input: () => ({ body: {} }) },
  {
    call: 'unitClaim.sellerAnswerUnitClaim',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('unit order') },
      body: { claimId: facts.get('unit claim'), answer: 'refuse', text: 'It works here.' },
    }),
  },
  {
    call: 'vault.replaceUnit',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('unit order') },
      body: { unitId: facts.get('delivered unit') },
    }),
  },
]
