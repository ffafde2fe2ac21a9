import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText, pageOf, sampleUnitClaim } from '../testing/samples.ts'
import { UnitClaimsPage } from './index.ts'

const meta: Meta = { title: 'Desk/UnitClaims' }
export default meta

const listed = (n: number, more: Parameters<typeof sampleUnitClaim>[1] = {}, title = 'Gift card, 20 USD') => ({
  ...sampleUnitClaim(n, more),
  orderId: String(900_000 + n),
  title,
})
const ended = { answeredAt: '2026-11-21T09:00:00.000Z' }

export const Open = deskStory(() => (
  <UnitClaimsPage
    state="open"
    page={pageOf([listed(1), listed(2, { kind: 'region' }), listed(3, { kind: 'other' })])}
  />
))
export const Empty = deskStory(() => <UnitClaimsPage state="open" page={pageOf([])} />)
export const Answered = deskStory(() => (
  <UnitClaimsPage
    state="answered"
    page={pageOf([
      listed(1, { ...ended, answer: 'replaced' }),
      listed(2, { ...ended, answer: 'refunded', refunded: { minor: 2000, currency: 'USD' } }),
      listed(3, { ...ended, answer: 'unanswered' }),
    ])}
  />
))
export const LongText = deskStory(() => <UnitClaimsPage state="open" page={pageOf([listed(1, {}, longText)], 60)} />)
export const Loading = loadingStory('/sell/claims')
