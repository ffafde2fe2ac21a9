import { type Step, to } from './journey.ts'
import { paying } from './shop-steps.ts'

const text = 'Written by the contract check.'

/** Rents an account of the seller, files a complaint, and stores new credentials after the rental has ended. */
export const rental: Step[] = [
  {
    call: 'offer.offerPage',
    as: 'nobody',
    input: (facts) => ({
      body: { sellerId: facts.get('seller'), standardTypes: [5], sort: 'price-asc', inStock: true },
    }),
    keep: (data, facts) => {
      const offers = (data as { list?: { id: string; price: { minor: number } | null; status: number }[] }).list
      const offer = offers?.find(({ status, price }) => status === 1 && price)
      facts.set('rental', offer?.id)
      facts.set('rental price', offer?.price?.minor)
    },
  },
  {
    call: 'wallet.topUp',
    as: 'buyer',
    input: (facts) => ({
      body: { amount: Math.max(100, Number(facts.get('rental price'))), agreed: true, agreement: 'contract-check' },
    }),
    keep: (data, facts) => facts.set('top-up purchase', data.purchaseId),
    unless: ['step_up_required', 'rate_limited'],
  },
  ...paying('top-up'),
  {
    call: 'invoice.ownInvoicePage',
    as: 'buyer',
    input: (facts) => {
      facts.get('top-up paid')
      return { body: { subject: 'top_up' } }
    },
    keep: (data: { list?: { id: string }[] }, facts) => facts.set('receipt', data.list?.[0]?.id),
  },
  { call: 'invoice.ownInvoiceFile', as: 'buyer', input: (facts) => ({ params: { id: facts.get('receipt') } }) },
  {
    call: 'checkout.preOrder',
    as: 'buyer',
    input: (facts) => {
      facts.get('top-up paid')
      const lines = [{ offerId: facts.get('rental'), quantity: 1 }]
      const order = { lines, deliveryEmail: facts.get('email') }
      return { body: { order, isBuyByCart: false, toCurrencyId: '1' } }
    },
    keep: (data, facts) => facts.set('rental purchase', data.purchaseId),
  },
  {
    call: 'payment.payWithWallet',
    as: 'buyer',
    input: to('rental purchase'),
    keep: (data, facts) => facts.set('rental order', data.orderId),
  },
  {
    call: 'alerts.setReleaseAlert',
    as: 'buyer',
    input: (facts) => {
      facts.get('rental order')
      return { body: { offerId: facts.get('rental') } }
    },
    keep: (data, facts) => facts.set('alert', data.id),
    // The gateway returns this code if another unit of the offer is free.
    unless: ['alert_needless'],
  },
  { call: 'alerts.cancelAlert', as: 'buyer', input: (facts) => ({ params: { id: facts.get('alert') } }) },
  { call: 'rental.rentalDetail', as: 'buyer', input: (facts) => ({ params: { orderId: facts.get('rental order') } }) },
  {
    call: 'rental.fileRentalComplaint',
    as: 'buyer',
    input: (facts) => ({ params: { orderId: facts.get('rental order') }, body: { text } }),
    keep: (data, facts) => facts.set('complaint', (data as { complaint?: { id: string } }).complaint?.id),
  },
  {
    call: 'rental.decideRentalComplaint',
    as: 'staff',
    input: to('complaint', () => ({ accept: true, answer: text })),
  },
  {
    call: 'rental.rentalUnitPage',
    as: 'seller',
    input: () => ({ body: { state: 'release_due' } }),
    keep: (data, facts) => {
      const units = (data as { list?: { id: string; offerId: string }[] }).list
      facts.set('unit', units?.find(({ offerId }) => offerId === facts.get('rental'))?.id)
    },
  },
  {
    call: 'rental.rotateRentalUnit',
    as: 'seller',
    input: to('unit', (facts) => ({
      items: [
        { label: 'login', value: `check-${facts.get('run')}` },
        { label: 'password', value: crypto.randomUUID() },
      ],
    })),
  },
]
