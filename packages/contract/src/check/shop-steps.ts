import type { DeliveryInput } from '../types.ts'
import { chatTemplates } from './chat-template-steps.ts'
import { type Facts, Missing, type Step } from './journey.ts'

const first = <T>(list: readonly T[] | undefined): T | undefined => list?.[0]
const list = (data: Record<string, never>) => (data as { list?: Record<string, unknown>[] }).list

/** A valid value of a delivery input. */
const sample = ({ choices, minLength }: DeliveryInput) => choices[0]?.value ?? '1'.repeat(minLength)

/** A CSV import with two offers for the check, and one line that must be refused. */
const csv = (facts: Facts) => ({
  name: 'offers.csv',
  type: 'text/csv',
  text: `ref,brand,category,title,price,stock,minutes
contract-check,${facts.get('brand')},${facts.get('category')},Contract check,1.00,40,60
contract-check-2,${facts.get('brand')},${facts.get('category')},Contract check,free,40,60
contract-check-vault,${facts.get('brand')},${facts.get('category')},Contract check of the vault,1.00,0,60
`,
})

/** The seller puts an offer on sale for the check. All later steps buy this offer. */
export const shelf: Step[] = [
  {
    call: 'offer.offerPage',
    as: 'nobody',
    input: () => ({ body: { standardTypes: [1], inStock: true } }),
    keep: (data, facts) => {
      const one = first(list(data))
      facts.set('brand id', one?.brandId)
      facts.set('category id', one?.categoryId)
      facts.set('brand', one?.brandAlias)
      facts.set('category', one?.categoryAlias)
    },
  },
  {
    call: 'seller.sellerOfferImport',
    as: 'seller',
    input: (facts) => ({ file: csv(facts) }),
    keep: (data, facts) => facts.set('import', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'seller.sellerOfferImportState',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('import') } }),
    until: (data) => ['done', 'failed'].includes(data.state ?? ''),
  },
  {
    call: 'seller.sellerOfferImportRefusals',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('import') }, query: {} }),
  },
  {
    call: 'seller.sellerOfferImport',
    as: 'seller',
    input: (facts) => ({ query: { trial: true }, file: csv(facts) }),
    keep: (data, facts) => facts.set('tried import', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'seller.sellerOfferImportState',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('tried import') } }),
    until: (data) => ['done', 'failed'].includes(data.state ?? ''),
  },
  {
    call: 'seller.sellerOfferImportTried',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('tried import') }, body: {} }),
    unless: ['rate_limited'],
  },
  {
    call: 'seller.sellerOfferPage',
    as: 'seller',
    input: () => ({ body: { keyword: 'Contract check' } }),
    keep: (data, facts) => {
      const offer = list(data)?.find(({ ref }) => ref === 'contract-check')
      const vault = list(data)?.find(({ ref }) => ref === 'contract-check-vault')
      facts.set('vault', vault?.id)
      facts.set('vault shelf', vault?.status)
      facts.set('offer', offer?.id)
      facts.set('shelf', offer?.status)
    },
  },
  { call: 'seller.sellerBrandCategories', as: 'seller', input: () => ({}) },
  { call: 'seller.sellerOfferRows', as: 'seller', input: () => ({ body: {} }) },
  {
    call: 'seller.sellerBrandCategory',
    as: 'seller',
    input: (facts) => ({ params: { brandId: facts.get('brand id'), categoryId: facts.get('category id') } }),
  },
  {
    call: 'seller.sellerOfferCreate',
    as: 'seller',
    input: (facts) => ({
      body: {
        brandId: facts.get('brand id'),
        categoryId: facts.get('category id'),
        ref: 'contract-check-created',
        title: 'Contract check, created',
        priceMinor: 100,
        // Without stock, so that nothing is left on sale.
        stock: 0,
        description: 'Written by the contract check.',
      },
    }),
    // A run before this one has created it.
    unless: ['conflict', 'rate_limited'],
  },
  {
    call: 'seller.sellerOfferDetail',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('offer') } }),
  },
  {
    call: 'file.uploadFile',
    as: 'seller',
    input: () => ({ query: { catalogue: 'general' } }),
    keep: (data, facts) => facts.set('picture', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'seller.sellerOfferEdit',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('offer') },
      body: {
        ...{ priceMinor: 100, available: 40, pictures: [{ id: facts.get('picture'), alt: 'The goods.' }] },
        ...(facts.get('shelf') === '1' ? {} : { status: 1 }),
      },
    }),
  },
  {
    call: 'offerPrice.offerPricePage',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('offer') }, body: {} }),
  },
  {
    call: 'offerPlan.planOffer',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('offer') },
      body: { kind: 'price', priceMinor: 100, at: new Date(Date.now() + 86_400_000).toISOString() },
    }),
    keep: (data, facts) => facts.set('plan', first(data.open as unknown as { id: string }[])?.id),
    unless: ['rate_limited'],
  },
  { call: 'offerPlan.offerPlans', as: 'seller', input: (facts) => ({ params: { id: facts.get('offer') } }) },
  { call: 'offerPlan.cancelPlan', as: 'seller', input: (facts) => ({ params: { id: facts.get('plan') } }) },
  {
    call: 'offerTranslation.offerTranslations',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('offer') } }),
    keep: (data, facts) => facts.set('words', (data as { original?: { version: string } }).original?.version),
  },
  {
    call: 'offerTranslation.translateOffer',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('offer') },
      body: { ...{ language: 'de', title: 'Vertragsprüfung', description: '' }, version: facts.get('words') },
    }),
  },
  {
    call: 'offerTranslation.suggestTranslation',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('offer') }, body: { language: 'de', version: facts.get('words') } }),
    unless: ['translation_off', 'translation_failed'],
  },
  {
    call: 'offerTranslation.removeTranslation',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('offer') }, body: { language: 'de' } }),
  },
  ...chatTemplates,
  { call: 'seller.sellerInsight', as: 'seller', input: () => ({ body: {} }) },
  { call: 'seller.sellerOwnStore', as: 'seller', input: () => ({}) },
  {
    call: 'seller.sellerOwnStoreEdit',
    as: 'seller',
    input: () => ({ body: { about: [{ language: 'en', text: 'Delivers within minutes.' }] } }),
    unless: ['rate_limited'],
  },
  {
    call: 'offer.offerCard',
    as: 'nobody',
    input: (facts) => ({ params: { id: facts.get('offer') }, query: {} }),
    keep: (data, facts) => facts.set('seller', (data as { seller?: { id: string } }).seller?.id),
  },
  { call: 'offer.offerSoldCourse', as: 'nobody', input: (facts) => ({ params: { id: facts.get('offer') } }) },
  { call: 'offer.offerRank', as: 'nobody', input: (facts) => ({ params: { id: facts.get('offer') } }) },
  {
    call: 'offer.offerDetail',
    as: 'nobody',
    input: (facts) => ({ params: { id: facts.get('offer') }, body: {} }),
    keep: (data, facts) => {
      const { deliveryInputs = [] } = data as { deliveryInputs?: DeliveryInput[] }
      facts.set('inputs', JSON.stringify(Object.fromEntries(deliveryInputs.map((input) => [input.key, sample(input)]))))
    },
  },
]

/** Takes the offers off sale. Runs even if earlier steps failed. */
export const clearing: Step[] = [
  {
    call: 'seller.sellerOfferEdit',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('offer') }, body: { status: 2 } }),
  },
  {
    call: 'seller.sellerOfferEdit',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('vault') }, body: { status: 2 } }),
  },
  {
    call: 'cart.setCartLine',
    as: 'buyer',
    input: (facts) => ({ body: { offerId: facts.get('offer'), quantity: 0 } }),
  },
]

const line = (facts: Facts, quantity = 1) => ({
  offerId: facts.get('offer'),
  quantity,
  inputs: JSON.parse(facts.get('inputs')) as Record<string, string>,
})

/** Steps from pre-order to payment. With a real payment provider, the check does not pay and skips later steps. */
export const buying = (name: string, quantity = 1): Step[] => [
  {
    call: 'checkout.preOrder',
    as: 'buyer',
    input: (facts) => ({
      body: {
        order: { lines: [line(facts, quantity)], deliveryEmail: facts.get('email') },
        isBuyByCart: false,
        toCurrencyId: '1',
      },
    }),
    keep: (data, facts) => {
      facts.set(`${name} purchase`, data.purchaseId)
      facts.set(`${name} unpaid`, first(data.orderIds as unknown as string[]))
    },
  },
]

export const paying = (name: string): Step[] => [
  {
    call: 'payment.startPayment',
    as: 'buyer',
    input: (facts) => ({
      params: { id: facts.get(`${name} purchase`) },
      body: {
        provider: 'card',
        successUrl: `${facts.get('origin')}/payment/success`,
        failedUrl: `${facts.get('origin')}/payment/failed`,
      },
    }),
    keep: (data, facts) => facts.set(`${name} page`, data.redirectUrl),
  },
  {
    call: 'payment.refreshPurchase',
    as: 'buyer',
    input: (facts) => {
      if (facts.get('sandbox') !== 'yes') throw new Missing('a card that costs nothing')
      return { params: { id: facts.get(`${name} purchase`) }, body: {} }
    },
    until: (data) => data.state === 'captured',
    keep: (data, facts) => {
      if (data.state === 'captured' && facts.has(`${name} unpaid`))
        facts.set(`${name} order`, facts.get(`${name} unpaid`))
      if (data.state === 'captured') facts.set(`${name} paid`, 'yes')
    },
  },
]

const cart: Step[] = [
  {
    call: 'cart.setCartLine',
    as: 'buyer',
    input: (facts) => ({ body: line(facts) }),
    unless: ['cart_full'],
  },
  {
    call: 'cart.mergeCart',
    as: 'buyer',
    input: (facts) => ({ body: { mergeId: crypto.randomUUID(), lines: [line(facts)] } }),
    unless: ['cart_full'],
  },
  { call: 'cart.quoteCart', as: 'nobody', input: (facts) => ({ body: { lines: [line(facts)] } }) },
  {
    call: 'tax.quoteTax',
    as: 'buyer',
    input: (facts) => ({ body: { offerIds: [facts.get('offer')], country: 'DE' } }),
  },
]

const cancelled: Step[] = [
  ...buying('cancelled'),
  {
    call: 'checkout.getPurchase',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('cancelled purchase') } }),
  },
  {
    call: 'order.cancelOrder',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('cancelled unpaid') }, body: {} }),
  },
]

/** A cart, and a purchase that is cancelled before payment. */
export const purchases: Step[] = [...cart, ...cancelled]
