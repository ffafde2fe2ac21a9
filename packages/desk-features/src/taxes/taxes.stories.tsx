import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { TaxesPage, type TaxesPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Taxes' }
export default meta

type Rate = TaxesPageProps['rates'][number]
type Sum = TaxesPageProps['month']['list'][number]
const rate = (n: number, more: Partial<Rate> = {}): Rate => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, country: 'DE', category: null, forPass: false, percent: 19 },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: null, setBy: 'Ada', setAt: '2026-11-01T00:00:00.000Z' },
  isCurrent: true,
  ...more,
})
const sum = (more: Partial<Sum> = {}): Sum => ({
  ...{ country: 'DE', percent: 19, isReverse: false, currency: 'EUR', orders: 12 },
  ...{ gross: 119_000, net: 100_000, tax: 19_000 },
  ...more,
})
const props: TaxesPageProps = {
  settings: { charges: true, country: 'DE', vatNumber: 'DE136695976' },
  rates: [
    rate(1),
    rate(2, {
      percent: 16,
      startsAt: '2026-07-01T00:00:00.000Z',
      endsAt: '2026-10-31T00:00:00.000Z',
      isCurrent: false,
    }),
    rate(6, { forPass: true, percent: 21 }),
    rate(3, { percent: 7, category: { id: '11', name: 'Guides' } }),
    rate(4, { country: 'FR', percent: 20.5, startsAt: '2099-01-01T00:00:00.000Z', isCurrent: false }),
    rate(7, { percent: 5, category: { id: '12', name: longText }, isCurrent: false }),
    rate(5, { country: 'FR', percent: 20, isCurrent: false, setBy: longText }),
  ],
  categories: [{ id: '11', name: 'Guides' }],
  countries: [
    { value: 'FR', label: 'France' },
    { value: 'DE', label: 'Germany' },
  ],
  month: {
    ...{ month: '2026-11', months: ['2026-11', '2026-10'] },
    list: [
      sum(),
      sum({ country: 'FR', percent: 20, gross: -1200, net: -1000, tax: -200, orders: 1 }),
      sum({ country: 'FR', percent: 0, isReverse: true, gross: 50_000, net: 50_000, tax: 0, orders: 2 }),
      sum({ currency: 'JPY', gross: 12_345_678_901, net: 10_374_520_085, tax: 1_971_158_816, orders: 400_000 }),
    ],
    ledger: [
      { currency: 'EUR', tax: 18_800 },
      { currency: 'JPY', tax: 1_971_158_816 },
    ],
  },
  idempotencyKey: 'story',
}
const finance = staffDeskOf('finance')
const story = (more: Partial<TaxesPageProps> = {}) => deskStory(() => <TaxesPage {...props} {...more} />, finance)

export const Default = story()
export const Off = story({
  settings: null,
  rates: [],
  month: { month: '2026-11', months: [], list: [], ledger: [] },
})
export const Saved = story({ result: { ok: true } })
export const Refused = story({
  result: {
    ok: false,
    problems: [{ code: 'format_error', message: 'The format is wrong.', field: 'percent' }],
    values: { act: 'add', percent: '190', country: 'FR' },
  },
})
export const NumberRefused = story({
  result: {
    ok: false,
    problems: [{ code: 'vat_number_invalid', message: 'The format of the number is wrong.', field: 'vatNumber' }],
    values: { act: 'settings', vatNumber: '12', ownCountry: 'DE' },
  },
})
export const IdentityAsked = story({
  result: {
    ok: false,
    problems: [{ code: 'step_up_required', message: 'Confirm that it is you.' }],
    values: { act: 'end', id: props.rates[0]?.id ?? '' },
  },
})
