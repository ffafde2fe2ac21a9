import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { BetaPage } from './beta-page.tsx'
import { changeBeta, loadBeta } from './server.ts'

const meta: Meta = { title: 'Screens/Beta recruiting', component: BetaPage, parameters: { ledger: rows('A', 75) } }
export default meta

const betaPage = (more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/events/beta',
    load: loadBeta,
    act: (context, form, _args, tools) => changeBeta(context, form, tools),
    ...more,
  }),
})

export const Visitor = betaPage()
export const Buyer = betaPage({ fake: { signedIn: true } })
export const WithoutOrders = betaPage({
  fake: { signedIn: true },
  prepare: ({ state }) => {
    state.orders = []
  },
})
export const Joined = betaPage({
  fake: { signedIn: true },
  prepare: ({ state }) => {
    state.betaSince = '2026-01-05T10:00:00.000Z'
  },
})
export const Refused: StoryObj = {
  ...WithoutOrders,
  args: {
    result: {
      ok: false,
      problems: [{ code: 'beta_order_required', message: 'You can join once one of your orders is finished' }],
      values: {},
    },
  },
}

export const Failing = inState(Buyer, 'error')
export const WorstCase = worstOf(Joined)
