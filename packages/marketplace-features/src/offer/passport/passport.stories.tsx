import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../../testing/in-state.ts'
import { playing } from '../../testing/playing.ts'
import { screen } from '../../testing/screen.ts'
import { fetchOffer } from '../fetch-offer.ts'
import { loadPassport } from './load-passport.ts'
import { PassportPage } from './passport-page.tsx'

const now = new Date('2026-03-01T10:00:00.000Z')
const passportOf = (id: string): StoryObj => ({
  parameters: screen({
    path: '/items/:id/passport',
    at: `/items/${id}/passport`,
    load: async (context, { params }) => {
      const loaded = await loadPassport(context, params.id ?? '', now)
      const offer = loaded?.offer ?? (await fetchOffer(context, params.id ?? ''))
      const report = loaded?.report ?? { checkedAt: now.toISOString(), checks: [{ key: 'access_shown', passed: true }] }
      return { offer, report, address: `https://shop.test/items/${id}/passport`, now: now.toISOString() }
    },
  }),
})
const meta: Meta = { title: 'Screens/Passport', component: PassportPage, parameters: { ours: true } }
export default meta

export const Account: StoryObj = {
  ...passportOf(offerIds.noStand),
  ...playing(async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(t('passport.title'))
    await expect(canvas.getByText(t('passport.listed'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('passport.print') })).toBeVisible()
  }),
}
export const LongText = passportOf(offerIds.longText)
export const ArabicText = passportOf(offerIds.arabic)
export const Failing = inState(Account, 'error')
export const LongIds = inState(Account, 'ids')
export const PricesUnknown = inState(Account, 'prices')
export const WorstCase = worstOf(Account)
