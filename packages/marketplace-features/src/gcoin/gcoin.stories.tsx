import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { GCoinPage } from './gcoin-page.tsx'
import { loadGCoin, loadTopUp, loadTopUpDone, retryTopUp, startTopUp } from './server.ts'
import { TopUpDonePage } from './top-up-done-page.tsx'
import { TopUpPage } from './top-up-page.tsx'

const meta: Meta = { title: 'Screens/GCoin', parameters: { ledger: [...rows('B', 69), ...rows('E', 27)] } }
export default meta

const purchaseId = '00000000-0000-4000-8000-000000003200'

const page = <P extends object>(Page: ComponentType<P>, route: ScreenRoute): StoryObj => ({
  render: (args) => <Page {...(args as unknown as P)} />,
  parameters: screen({ fake: { signedIn: true }, ...route }),
})
const done = (state: 'captured' | 'failed' | 'pending'): StoryObj =>
  page(TopUpDonePage, {
    path: '/buyer/g-coin/done',
    at: `/buyer/g-coin/done?purchase=${purchaseId}`,
    load: loadTopUpDone,
    act: (context, form, _args, tools) => retryTopUp(context, form, tools),
    prepare: ({ state: memory }) => {
      memory.purchases.push({
        ...{ purchaseId, kind: 'top_up', total: { minor: 1250, currency: 'USD' }, state, failure: null },
        ...{ payBefore: new Date(memory.now().getTime() + 600_000).toISOString(), deliveryEmail: '' },
      })
    },
  })

export const Wallet = page(GCoinPage, { path: '/buyer/g-coin', load: loadGCoin })
export const WalletEmpty = page(GCoinPage, {
  path: '/buyer/g-coin',
  load: async (context) => {
    const { entries, documents, ...rest } = await loadGCoin(context)
    const none = { list: [], total: 0 }
    return { ...rest, balance: 0, entries: { ...entries, ...none }, documents: { ...documents, ...none } }
  },
})
export const TopUp = page(TopUpPage, {
  path: '/buyer/g-coin/top-up',
  load: loadTopUp,
  act: (context, form, _args, tools) => startTopUp(context, form, tools),
})
export const Paid = done('captured')
export const Failed = done('failed')
export const Waiting = done('pending')

export const TopUpNotAgreed: StoryObj = {
  ...TopUp,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('rental.toCard') }))
    await waitFor(() => expect(canvas.getByLabelText(t('rental.agree'))).toBeInvalid())
  }),
}
export const TopUpInADialog: StoryObj = {
  ...Wallet,
  ...playing(async ({ canvas, user, t }) => {
    const opener = await canvas.findByRole('link', { name: t('rental.topUp') })
    await user.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: t('rental.topUp') })
    await waitFor(() => expect(dialog).toBeVisible())
    await user.click(canvas.getByRole('button', { name: t('rental.close') }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  }),
}

export const WalletFailing = inState(Wallet, 'error')
export const WalletPricesUnknown = inState(Wallet, 'prices')
export const WalletLongIds = inState(Wallet, 'ids')
export const WalletWorstCase = worstOf(Wallet)
export const TopUpLoading = stillLoading(TopUp)
export const TopUpFailing = inState(TopUp, 'error')
export const TopUpWorstCase = worstOf(TopUp)
export const WaitingLoading = stillLoading(Waiting)
export const PaidFailing = inState(Paid, 'error')
export const PaidPricesUnknown = inState(Paid, 'prices')
export const PaidWorstCase = worstOf(Paid)
