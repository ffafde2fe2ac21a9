import { normaliseSearch } from '@tradepost/domain/search/normalise-search'
import type { MessageId } from '@tradepost/i18n'
import { paths } from '../../kernel/index.ts'
import type { FrameGroup } from '../frame-pages.ts'

type Side = 'seller' | 'staff'

interface PaletteAct {
  to: string
  label: MessageId
  /** Null for what every role may do. */
  permission: string | null
}

/** Pages where something begins, which the frame does not list. */
const acts: Record<Side, readonly PaletteAct[]> = {
  seller: [
    { to: paths.newOffer(), label: 'offerForm.new-title', permission: 'offer.edit' },
    { to: paths.importOffers(), label: 'desk.import-list', permission: 'offer.import' },
    { to: paths.chatTemplates(), label: 'chatTemplates.title', permission: 'message.send' },
    { to: paths.notifications(), label: 'push.title', permission: null },
    { to: paths.security('seller'), label: 'factor.title', permission: null },
  ],
  staff: [
    { to: paths.ticketTemplates(), label: 'tickets.templates', permission: 'ticket.template' },
    { to: paths.newBrand(), label: 'catalogDesk.new-brand', permission: 'catalog.edit' },
    { to: paths.newCategory(), label: 'catalogDesk.new-category', permission: 'catalog.edit' },
    { to: paths.newAttribute(), label: 'catalogDesk.new-attribute', permission: 'catalog.edit' },
    { to: paths.newRole(), label: 'staffDesk.new-role', permission: 'role.manage' },
    { to: paths.newTenant(), label: 'tenants.new', permission: 'tenant.create' },
    { to: paths.security('staff'), label: 'factor.title', permission: null },
  ],
}

interface PaletteSearch {
  to: (text: string) => string
  label: MessageId
  permission: string
}

/** Lists that look for typed words. */
const searches: Record<Side, readonly PaletteSearch[]> = {
  seller: [
    { to: (keyword) => paths.orders({ keyword }), label: 'desk.palette-orders', permission: 'order.view' },
    { to: (keyword) => paths.offers({ keyword }), label: 'desk.palette-offers', permission: 'offer.view' },
  ],
  staff: [
    { to: (text) => paths.search(text), label: 'desk.palette-customers', permission: 'customer.view' },
    { to: (keyword) => paths.sellers({ keyword }), label: 'desk.palette-sellers', permission: 'seller.view' },
  ],
}

export interface PaletteEntry {
  id: string
  group: string
  text: string
  href: string
}

interface PaletteGiven {
  side: Side
  /** The groups of the frame, with the pages that the role may open. */
  groups: readonly FrameGroup[]
  typed: string
  may: (permission: string) => boolean
  t: (id: MessageId, values?: { keyword: string }) => string
}

/** The pages, acts and searches that hold all typed words, in the order of the frame. */
export function paletteEntries({ side, groups, typed, may, t }: PaletteGiven): PaletteEntry[] {
  const words = normaliseSearch(typed).split(' ').filter(Boolean)
  const isMeant = ({ text, group }: PaletteEntry) => {
    const named = normaliseSearch(`${text} ${group}`)
    return words.every((word) => named.includes(word))
  }
  const pages = groups.flatMap(({ label, pages }) =>
    pages.map((page) => ({ ...page, group: t(label ?? 'desk.palette-pages') })),
  )
  const doable = acts[side]
    .filter(({ permission }) => permission === null || may(permission))
    .map((act) => ({ ...act, group: t('desk.palette-acts') }))
  const keyword = typed.trim()
  const lists = keyword ? searches[side].filter(({ permission }) => may(permission)) : []
  return [
    ...[...pages, ...doable]
      .map(({ to, label, group }) => ({ id: to.replace(/\W+/g, '-'), group, text: t(label), href: to }))
      .filter(isMeant),
    ...lists.map(({ to, label }, index) => ({
      ...{ id: `find-${index}`, group: t('desk.search') },
      ...{ text: t(label, { keyword }), href: to(keyword) },
    })),
  ]
}
