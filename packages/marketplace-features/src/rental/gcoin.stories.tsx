import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { GCoinPage } from './gcoin-page.tsx'
import { loadGCoin, loadTopUp, loadTopUpDone, retryTopUp, startTopUp } from './server.ts'
import { TopUpDonePage } from './top-up-done-page.tsx'
import { TopUpPage } from './top-up-page.tsx'

const meta: Meta = { title: 'Screens/GCoin' }
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
export const TopUp = page(TopUpPage, {
  path: '/buyer/g-coin/top-up',
  load: loadTopUp,
  act: (context, form, _args, tools) => startTopUp(context, form, tools),
})
export const Paid = done('captured')
export const Failed = done('failed')
export const Waiting = done('pending')
