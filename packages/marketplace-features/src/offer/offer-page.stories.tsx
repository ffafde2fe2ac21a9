import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64, offerIds } from '@tradepost/api-client/testing'
import { expect, within } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows, showing } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { OfferPage } from './offer-page.tsx'
import { fetchOffer, loadOffer } from './server.ts'

const offerAt = (id: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/items/:id',
    at: `/items/${id}`,
    load: async (context, { params }) => loadOffer(context, await fetchOffer(context, params.id ?? '')),
    ...more,
  }),
})
const meta: Meta = {
  title: 'Screens/Offer',
  component: OfferPage,
  args: { reviews: null },
  parameters: { ledger: [...rows('A', 12), ...rows('B', [17, 20], [23, 26], [59, 62], 65, 66, 73, 74)] },
}
export default meta

export const Account = offerAt(offerIds.noStand)
export const Coins = offerAt(offerIds.stand)
export const Item = offerAt(offerIds.mixStand)
export const Boosting = offerAt(offerIds.boosting)
export const Sharing = offerAt(offerIds.sharing)
export const Rental = showing(offerAt(offerIds.rental), 'A-74', 'B-26', 'D-33')
export const OffTheShelf = showing(offerAt(offerIds.shelfDown), 'D-36')
export const SoldOut = showing(offerAt(offerIds.soldOut), 'D-36')
export const Rented = showing(offerAt(offerIds.renting), 'D-33', 'D-34')
export const Maintenance = showing(offerAt(offerIds.maintenance), 'D-33', 'D-35')
export const LongText = offerAt(offerIds.longText)
export const ArabicText = offerAt(offerIds.arabic)
/** The offer loads, but similar offers fail. */
export const PartsFailing = offerAt(offerIds.noStand, { fake: { failures: { 'offer.offerPage': 'internal' } } })
/** An account beside what similar ones sold for: `percent` of their median. */
const comparedAt = (percent: number, sales: number): StoryObj =>
  offerAt(offerIds.noStand, {
    load: async (context, { params }) => {
      const offer = await fetchOffer(context, params.id ?? '')
      const currency = offer.price?.currency ?? 'USD'
      const part = (of: number) => ({ minor: Math.round(((offer.price?.minor ?? 0) * of) / percent), currency })
      return loadOffer(context, { ...offer, soldPrices: { sales, low: part(80), median: part(100), high: part(130) } })
    },
  })
export const BelowMedian: StoryObj = {
  ...comparedAt(88, 27),
  ...playing(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('offer.soldBelow', { percent: '12', count: 27, n: '27' }))).toBeVisible()
  }),
}
export const AboveMedian = comparedAt(240, 1203)
export const AtMedian = comparedAt(100, 20)

export const Unknown = offerAt(id64(404), { broken: true })
export const Failing = offerAt(id64(500), { broken: true })

/** A delivery input that was refused. */
export const InputRefused: StoryObj = {
  ...Coins,
  args: {
    result: {
      ok: false,
      problems: [{ code: 'delivery_input_missing', field: 'inputs.character', message: 'Please fill this in.' }],
      values: { 'inputs.character': '', 'inputs.server': 'Asia' },
    },
  },
}

export const BoughtAtOnce: StoryObj = {
  ...Sharing,
  tags: ['desktop'],
  ...playing(async ({ canvas, root, user, t }) => {
    await canvas.findByLabelText(t('offer.buyBox'))
    const box = within(root.querySelector('aside') as HTMLElement)
    await user.click(box.getByRole('button', { name: t('offer.more') }))
    const quantity = box.getByRole<HTMLInputElement>('spinbutton').value
    await user.click(root.querySelector('aside button[name=offer]') as HTMLElement)
    await expect(await canvas.findByText(new RegExp(`^/checkout.*quantity=${quantity}`))).toBeVisible()
  }),
}

export const LongIds = inState(Account, 'ids')
export const PricesUnknown = inState(Account, 'prices')
export const WorstCase = worstOf(Account)
