import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { PassTermsPage, type PassTermsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Price of the pass' }
export default meta

const terms: PassTermsPageProps['terms'] = {
  version: 3,
  prices: [
    { currency: 'EUR', minor: 1199 },
    { currency: 'USD', minor: 1299 },
    { currency: 'JPY', minor: 1980 },
  ],
  periods: [
    { timeUnit: 2, amount: 3 },
    { timeUnit: 1, amount: 14 },
  ],
  ...{ shortTrialPercent: 20, inviteHours: 12, reportPoints: 50, calculatorDaily: 10 },
  currencies: ['EUR', 'USD', 'JPY', 'KWD'],
  clientUrl: 'https://client.example/releases/2026/family-game-pass-setup.exe',
  ...{ setAt: '2026-11-21T10:00:00.000Z', setBy: 'Robin' },
}
const finance = staffDeskOf('finance')
const story = (more: Partial<PassTermsPageProps['terms']> = {}, result?: unknown) =>
  deskStory(() => <PassTermsPage terms={{ ...terms, ...more }} result={result} />, finance)

export const Terms = story()
export const Untouched = story({ version: 0, prices: [], periods: [], clientUrl: null, setAt: null, setBy: null })
export const Saved = story({}, { ok: true })
export const Refused = story(
  {},
  {
    ok: false,
    problems: [{ code: 'format_error', message: 'Please check this', field: 'prices.USD' }],
    values: { version: '3', 'prices.USD': 'twelve', 'prices.EUR': '11.99', 'amount.0': '3', 'unit.0': '2' },
  },
)
export const ClientRefused = story(
  {},
  {
    ok: false,
    problems: [
      {
        code: 'format_error',
        message: 'Please give an address that begins with https:// and carries no login',
        field: 'clientUrl',
      },
    ],
    values: { version: '3', clientUrl: 'http://client.example/setup.exe' },
  },
)
export const MayOnlyLook = deskStory(() => <PassTermsPage terms={terms} />, staffDeskOf('analyst'))
