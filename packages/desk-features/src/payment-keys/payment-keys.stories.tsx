import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { PaymentKeysPage, type PaymentKeysPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Payment keys' }
export default meta

type Keys = PaymentKeysPageProps['keys']
type Key = Keys['list'][number]
const key = (n: number, more: Partial<Key> = {}): Key => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, kind: 'api', lastFour: '4242', account: 'acct_1Qk2lumen0001' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Grace', endsAt: null, state: 'active' },
  ...more,
})
const none: Keys = {
  ...{ provider: 'sandbox', api: 'none', webhook: 'none', takesTestKeys: true, list: [] },
  webhookUrl: 'https://gateway.lumen.example/finance/payment/webhook/stripe',
}
const set: Keys = {
  ...none,
  ...{ provider: 'stripe', api: 'staff', webhook: 'staff', takesTestKeys: false },
  list: [
    key(1),
    key(2, { kind: 'webhook', lastFour: 'x9Qz', account: null }),
    key(3, { kind: 'webhook', lastFour: '77aB', account: null, endsAt: '2026-11-29T10:00:00.000Z', state: 'ending' }),
    key(4, {
      lastFour: '0001',
      account: null,
      createdBy: longText,
      endsAt: '2026-11-20T10:00:00.000Z',
      state: 'ended',
    }),
  ],
}
const owner = staffDeskOf('owner')
const story = (keys: Keys, result?: unknown) => deskStory(() => <PaymentKeysPage keys={keys} result={result} />, owner)
const refused = (act: string, code: string, message: string, field?: string) => ({
  ok: false,
  problems: [{ code, message, ...(field ? { field } : {}) }],
  values: { act, overlapHours: '168' },
})

export const Unset = story(none)
export const InUse = story(set)
export const OfTheInstallation = story({ ...none, provider: 'stripe', api: 'installation', webhook: 'installation' })
export const Tried = story(none, { ok: true, done: 'tried', account: 'acct_1Qk2lumen0001', isOtherAccount: false })
export const OtherAccount = story(set, { ok: true, done: 'tried', account: 'acct_1Qk2other9999', isOtherAccount: true })
export const Saved = story(set, { ok: true, done: 'saved' })
export const Removed = story(none, { ok: true, done: 'removed' })
export const KeyRefused = story(
  none,
  refused('save', 'payment_key_refused', 'The payment provider does not accept this key.', 'apiKey'),
)
export const OtherAccountRefused = story(
  set,
  refused('save', 'other_payment_account', 'The key is of another account.', 'apiKey'),
)
export const IdentityAsked = story(set, refused('save', 'step_up_required', 'Confirm that it is you.'))
export const RemovalNotSure = story(set, refused('remove', 'cannot_be_empty', 'Please fill in this field', 'sure'))
export const ForReaders = deskStory(() => <PaymentKeysPage keys={set} />, staffDeskOf('finance'))
