import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds, uuid } from '@tradepost/api-client/testing'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { loadNotifications } from './load-alerts.ts'
import { NotificationSettings } from './notification-settings.tsx'
import { answerUnsubscribe, loadUnsubscribe } from './unsubscribe.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const meta: Meta = { title: 'Screens/Alerts', parameters: { ours: true } }
export default meta

const settings = (more: Partial<ScreenRoute> = {}): StoryObj => ({
  render: (args) => <NotificationSettings {...(args as Parameters<typeof NotificationSettings>[0])} />,
  parameters: screen({
    path: '/buyer/settings',
    load: (context) => loadNotifications(context),
    fake: { signedIn: true },
    ...more,
  }),
})
const link = (token: string): StoryObj => ({
  render: (args) => <UnsubscribePage {...(args as Parameters<typeof UnsubscribePage>[0])} />,
  parameters: screen({
    path: '/unsubscribe',
    at: `/unsubscribe?token=${token}`,
    load: (context) => loadUnsubscribe(context),
    act: (context, form) => answerUnsubscribe(context, form),
  }),
})

const createdAt = '2026-03-01T10:00:00.000Z'
const all: Partial<ScreenRoute> = {
  prepare: ({ state }) => {
    const price = { kind: 'price' as const, below: { minor: 1250, currency: 'USD' }, createdAt }
    state.alerts = [
      { id: uuid(1), offerId: offerIds.renting, kind: 'release', below: null, createdAt, sentAt: null },
      { id: uuid(2), offerId: offerIds.longText, ...price, sentAt: null },
      { id: uuid(3), offerId: offerIds.noStand, ...price, sentAt: '2026-03-04T10:00:00.000Z' },
    ]
  },
}

export const Waiting = settings(all)
export const NothingWaiting = settings()
export const Unsubscribe = link('price')
export const UnsubscribeInvalid = link('nothing')

export const Unsubscribed: StoryObj = {
  ...Unsubscribe,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('saved.unsubscribeDo') }))
    await expect(await canvas.findByRole('heading', { name: t('saved.unsubscribedTitle') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('saved.unsubscribeUndo') })).toBeEnabled()
  }),
}

export const Failing = inState(Unsubscribe, 'error')
export const WorstCase = worstOf(Unsubscribe)
