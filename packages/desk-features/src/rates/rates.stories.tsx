import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { RatesPage, type RatesPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Exchange rates' }
export default meta

type Rate = RatesPageProps['rates']['list'][number]
const rate = (currency: string, more: Partial<Rate> = {}): Rate => ({
  ...{ currency, perUsd: '0.86', rateDate: '2026-11-27', source: 'ecb', lastDay: '2026-12-02', tooOld: false },
  ...{ installation: { perUsd: '0.86', rateDate: '2026-11-27' }, refused: null },
  ...more,
})
const rates: RatesPageProps['rates'] = {
  list: [
    rate('EUR'),
    rate('GBP', { perUsd: '0.742', source: 'staff', refused: { perUsd: '1.9', rateDate: '2026-11-27' } }),
    rate('JPY', { perUsd: '152.4', rateDate: '2026-11-02', lastDay: '2026-11-07', tooOld: true }),
    rate('KWD', { perUsd: null, rateDate: null, source: null, lastDay: null, installation: null }),
  ],
  maxAgeDays: 5,
  source: 'ecb',
  fetchedAt: '2026-11-27T16:05:00.000Z',
  fetchFailed: false,
  changes: [
    {
      ...{ currency: 'GBP', perUsd: '0.742', reason: 'The bank published no rate on the holiday, so we took our own' },
      ...{ setBy: 'Grace', setAt: '2026-11-26T09:26:53.000Z' },
    },
    {
      currency: 'EUR',
      perUsd: null,
      reason: 'The source works again',
      setBy: 'Ada',
      setAt: '2026-11-25T09:26:53.000Z',
    },
  ],
}
const finance = staffDeskOf('finance')
const story = (more: Partial<RatesPageProps['rates']> = {}, result?: unknown) =>
  deskStory(() => <RatesPage rates={{ ...rates, ...more }} idempotencyKey="story" result={result} />, finance)

export const Rates = story()
export const FetchFailed = story({ fetchFailed: true })
export const NoSource = story({ source: null, fetchedAt: null, changes: [] })
export const OnlyDollars = story({ list: [], changes: [] })
export const Far = story(
  {},
  {
    ok: false,
    problems: [{ code: 'rate_far', message: 'This rate differs by more than 20 percent.', field: 'perUsd' }],
    values: { act: 'set', currency: 'EUR', perUsd: '8.6', reason: 'A typing error' },
  },
)
export const ForReaders = deskStory(() => <RatesPage rates={rates} idempotencyKey="story" />, staffDeskOf('analyst'))
