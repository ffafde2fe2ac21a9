import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText, pageOf } from '../testing/samples.ts'
import { RentalUnitsPage, type RentalUnitsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Rental accounts' }
export default meta

type Unit = RentalUnitsPageProps['units']['list'][number]
const unit = (n: number, more: Partial<Unit> = {}): Unit => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, offerId: String(5000 + n), state: 'release_due' },
  ...{ title: 'Level 80 account with 40 skins', releasedOn: null, maintenanceUntil: null, ...more },
})
const page = (list: readonly Unit[], more: Partial<RentalUnitsPageProps> = {}) => (
  <RentalUnitsPage state="release_due" units={pageOf([...list])} {...more} />
)
const refused = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please enter the new password or code', field: 'password' }],
  values: { id: unit(1).id, login: 'player-one', until: '2026-11-30T09:00' },
}

export const Returned = deskStory(() => page([unit(1), unit(2)]))
export const Empty = deskStory(() => page([]))
export const Refused = deskStory(() => page([unit(1), unit(2)], { result: refused }))
export const Saved = deskStory(() => page([], { result: { ok: true, state: 'free' } }))
export const SavedForLater = deskStory(() => page([], { result: { ok: true, state: 'maintenance' } }))
export const RentedOut = deskStory(() =>
  page([unit(1, { state: 'rented', releasedOn: '2026-12-03T10:00:00.000Z' })], { state: 'rented' }),
)
export const OutOfService = deskStory(() =>
  page([unit(1, { state: 'maintenance', maintenanceUntil: '2026-12-01T09:00:00.000Z' })], { state: 'maintenance' }),
)
export const LongContent = deskStory(() => page([unit(1, { title: longText })], { result: refused }))
export const ForStaffOfTheSeller = deskStory(() => page([unit(1)]), deskOf('seller_staff'))
export const Loading = loadingStory('/sell/rentals')
