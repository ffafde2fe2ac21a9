import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { expect } from 'storybook/test'
import type { FeatureContext } from '../kernel/server.ts'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { RentPage, type RentPageProps } from './rent-page.tsx'
import { RentalPage, type RentalPageProps } from './rental-page.tsx'
import { loadRent, loadRental, rent } from './server.ts'

const meta: Meta = { title: 'Screens/Rental', parameters: { ledger: [...rows('A', 73, 74), ...rows('B', 58)] } }
export default meta

const home = (route: Partial<ScreenRoute> = {}): StoryObj => ({
  render: (args) => <RentalPage {...(args as unknown as RentalPageProps)} />,
  parameters: screen({ path: '/rental', load: loadRental, ...route }),
})
const confirm = (id: string, route: Partial<ScreenRoute> = {}): StoryObj => ({
  render: (args) => <RentPage {...(args as unknown as RentPageProps)} />,
  parameters: screen({
    path: '/rental/:id',
    at: `/rental/${id}`,
    load: (context: FeatureContext) => loadRent(context, id),
    act: (context, form, _args, tools) => rent(context, form, tools, id),
    fake: { signedIn: true },
    ...route,
  }),
})

export const Home = home()
export const HomeOfRenter = home({ fake: { signedIn: true } })
export const NothingForRent = home({
  prepare: ({ state }) => {
    state.offers = []
  },
})
export const Confirm = confirm(offerIds.rental)
export const NotEnough = confirm(offerIds.rental, {
  prepare: ({ state }) => {
    for (const offer of state.offers) offer.usdCents = 9900
  },
})
const charging: ScreenRoute['prepare'] = ({ state }) => {
  state.taxPercent = 19
}
/** The shop charges tax: the renter states a country, and sees the tax in the price. */
export const ConfirmWithTax: StoryObj = {
  ...confirm(offerIds.rental, { prepare: charging }),
  ...playing(async ({ canvas, t }) => {
    await canvas.findByText(t('checkout.taxTitle'))
    await expect(canvas.getByText(/19\s?[%％]/)).toBeVisible()
    await expect(canvas.getByLabelText(t('checkout.taxCountry'))).toHaveValue('DE')
  }),
}
export const ConfirmReverseCharge: StoryObj = {
  ...confirm(offerIds.rental, { at: `/rental/${offerIds.rental}?country=FR&vat=FR83404833048`, prepare: charging }),
  ...playing(async ({ canvas, t }) => {
    await canvas.findByText(t('checkout.taxReverse'))
  }),
}
export const LongTitle = confirm(offerIds.rental, {
  prepare: ({ state }) => {
    for (const offer of state.offers)
      offer.title = 'Mietkonto mit sämtlichen Erweiterungen und der Donaudampfschifffahrtsgesellschaftskapitänsmütze'
  },
})
export const RentedAlready = confirm(offerIds.renting)
export const Refused = confirm(offerIds.rental, {
  fake: { signedIn: true, failures: { 'checkout.preOrder': 'offer_sold_out' } },
})
export const TooMuchUnpaid: StoryObj = {
  ...Confirm,
  args: {
    result: {
      ok: false,
      problems: [{ code: 'too_much_unpaid', message: 'Too much is reserved and not paid for yet.' }],
      values: {},
    },
  },
}

export const HomeFailing = inState(Home, 'error')
export const HomeLongText = inState(Home, 'texts')
export const HomeLongIds = inState(Home, 'ids')
export const HomePricesUnknown = inState(Home, 'prices')
export const HomeWorstCase = worstOf(Home)
export const ConfirmLoading = stillLoading(Confirm)
export const ConfirmFailing = inState(Confirm, 'error')
export const ConfirmLongIds = inState(Confirm, 'ids')
export const ConfirmPricesUnknown = inState(Confirm, 'prices')
export const ConfirmWorstCase = worstOf(Confirm)
