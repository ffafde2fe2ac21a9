import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { SettingsPage, type SettingsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Payout settings' }
export default meta

type Change = SettingsPageProps['changes'][number]
const change = (n: number, more: Partial<Change>): Change => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, before: { payoutFeeUsd: 0 }, after: { payoutFeeUsd: 50 } },
  ...{ reason: 'Our bank takes a fee now', state: 'approved', proposedBy: 'Ada', answeredBy: 'Grace' },
  ...{ proposedAt: '2026-11-20T10:00:00.000Z', mayAnswer: false },
  ...more,
})
const page: SettingsPageProps = {
  settings: {
    ...{ payoutWeekday: 2, payoutMinimumUsd: 1000, payoutFeeUsd: 50, fourEyesUsd: 20_000 },
    reserveSteps: [{ belowLevel: 2, percent: 10, days: 14 }],
    payoutProviders: { EUR: 'sepa' },
    ...{ feePercent: 8, sellerDepositUsd: 10_000, giftsPerDayUsd: 100_000, giftsPerReceiverUsd: 40_000 },
    ...{ fourEyesPoints: 2000, giftsPerDayPoints: 10_000, giftsPerReceiverPoints: 4000 },
    sepaDebtor: { name: 'Anvil GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  },
  currencies: [
    { currency: 'EUR', providers: ['sepa', 'stripe', 'sandbox'] },
    { currency: 'USD', providers: ['sandbox'] },
  ],
  changes: [
    change(1, {
      ...{ state: 'proposed', answeredBy: null, mayAnswer: true, reason: 'New sellers cost us chargebacks' },
      before: { reserveSteps: [], payoutWeekday: 0 },
      after: { reserveSteps: [{ belowLevel: 2, percent: 10, days: 14 }], payoutWeekday: 2 },
    }),
    change(2, {}),
    change(3, { state: 'rejected', before: { sepaDebtor: null }, after: { payoutProviders: { USD: 'none' } } }),
  ],
  idempotencyKey: 'story',
}

export const Settings = deskStory(() => <SettingsPage {...page} />, staffDeskOf('finance'))
export const OnlySeen = deskStory(() => <SettingsPage {...page} changes={[]} />, staffDeskOf('analyst'))
export const Refused = deskStory(
  () => (
    <SettingsPage
      {...page}
      result={{
        ok: false,
        problems: [{ code: 'format_error', message: 'The format is wrong.', field: 'minimum' }],
        values: { act: 'propose', minimum: 'ten' },
      }}
    />
  ),
  staffDeskOf('finance'),
)
