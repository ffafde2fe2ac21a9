import type { Meta } from '@storybook/react-vite'
import { locales } from '@tradepost/i18n/locales'
import type { ComponentProps } from 'react'
import { deskStory } from '../testing/desk-story.tsx'
import { deskOf, longText, staffDeskOf } from '../testing/samples.ts'
import { sellerGroups, staffGroups } from './frame-pages.ts'
import { DeskFrame, type FailureKind, FailurePage } from './index.ts'
import { CommandPalette } from './palette/command-palette.tsx'

const meta: Meta = { title: 'Desk/Frame' }
export default meta

const frame = (more: Partial<ComponentProps<typeof DeskFrame>> = {}, desk = deskOf()) =>
  deskStory(
    () => (
      <DeskFrame languages={locales} {...more}>
        {more.children ?? <p>…</p>}
      </DeskFrame>
    ),
    desk,
  )
const failure = (kind: FailureKind) => frame({ children: <FailurePage kind={kind} /> })

export const Seller = frame({ unread: 4 })
export const SellerStaff = frame({}, deskOf('seller_staff'))
export const BackOffice = frame({ side: 'staff', openTickets: 12 }, staffDeskOf('owner'))
export const Palette = deskStory(() => <CommandPalette side="seller" groups={sellerGroups} defaultOpen />)
export const PaletteOfStaff = deskStory(
  () => <CommandPalette side="staff" groups={staffGroups} defaultOpen />,
  staffDeskOf('owner'),
)
export const Loading = frame({ loading: true })
export const Failed = failure('failed')
export const Missing = failure('missing')
export const NotAllowed = failure('not-allowed')
export const LongNames = frame(
  { unread: 123_456, notice: <p>{longText}</p> },
  { ...deskOf(), userName: longText, shop: { ...deskOf().shop, name: longText } },
)
