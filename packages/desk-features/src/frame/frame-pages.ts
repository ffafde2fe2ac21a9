import type { MessageId } from '@tradepost/i18n'
import type { Icon } from '@tradepost/ui-kit/icon'
import {
  BadgeCheckIcon,
  CalendarClockIcon,
  CheckCheckIcon,
  CircleAlertIcon,
  CircleUserIcon,
  CoinsIcon,
  CrownIcon,
  FileTextIcon,
  FlagIcon,
  Gamepad2Icon,
  GiftIcon,
  HistoryIcon,
  HouseIcon,
  ImageIcon,
  KeyRoundIcon,
  LayersIcon,
  LifeBuoyIcon,
  MegaphoneIcon,
  MessageCircleIcon,
  NewspaperIcon,
  PackageCheckIcon,
  RefreshCwIcon,
  ScaleIcon,
  SearchIcon,
  ShieldCheckIcon,
  SlidersHorizontalIcon,
  StarIcon,
  StoreIcon,
  TagIcon,
  TicketIcon,
  TrendingUpIcon,
  UserIcon,
  UsersIcon,
} from '@tradepost/ui-kit/icons'
import type { ComponentProps } from 'react'
import { paths } from '../kernel/index.ts'

export interface FramePage {
  to: string
  label: MessageId
  icon: ComponentProps<typeof Icon>['shape']
  /** Null for a page that every role may open. */
  permission: string | null
}

export interface FrameGroup {
  id: string
  /** Null for the first pages, which need no heading. */
  label: MessageId | null
  pages: readonly FramePage[]
}

/** The pages of the seller centre. */
export const sellerGroups: readonly FrameGroup[] = [
  {
    id: 'sell',
    label: null,
    pages: [
      { to: paths.overview(), label: 'desk.overview', icon: HouseIcon, permission: null },
      { to: paths.orders(), label: 'desk.orders', icon: PackageCheckIcon, permission: 'order.view' },
      { to: paths.unitClaims(), label: 'claimDesk.listTitle', icon: FlagIcon, permission: 'order.view' },
      { to: paths.messages(), label: 'desk.messages', icon: MessageCircleIcon, permission: 'message.view' },
      { to: paths.offers(), label: 'desk.offers', icon: TagIcon, permission: 'offer.view' },
      { to: paths.rentalUnits(), label: 'rentalUnits.title', icon: RefreshCwIcon, permission: 'rental.view' },
    ],
  },
  {
    id: 'money',
    label: 'desk.group-money',
    pages: [
      { to: paths.money(), label: 'desk.money', icon: CoinsIcon, permission: 'balance.view' },
      { to: paths.coupons(), label: 'coupons.title', icon: TicketIcon, permission: 'coupon.view' },
      { to: paths.invoiceParty(), label: 'invoice.own', icon: FileTextIcon, permission: 'payout.edit' },
      { to: paths.insight(), label: 'insight.title', icon: TrendingUpIcon, permission: 'balance.view' },
    ],
  },
  {
    id: 'settings',
    label: 'desk.group-settings',
    pages: [
      { to: paths.store(), label: 'ownStore.title', icon: StoreIcon, permission: 'store.edit' },
      { to: paths.vacation(), label: 'standing.vacation', icon: CalendarClockIcon, permission: 'vacation.edit' },
      { to: paths.members(), label: 'desk.members', icon: UsersIcon, permission: 'member.view' },
      { to: paths.api(), label: 'sellerApi.title', icon: KeyRoundIcon, permission: 'key.manage' },
    ],
  },
]

/** The pages of the back office. */
export const staffGroups: readonly FrameGroup[] = [
  {
    id: 'care',
    label: 'desk.group-care',
    pages: [
      { to: paths.search(), label: 'support.title', icon: SearchIcon, permission: 'customer.view' },
      { to: paths.tickets(), label: 'tickets.title', icon: LifeBuoyIcon, permission: 'ticket.view' },
      { to: paths.applications(), label: 'application.applications', icon: UserIcon, permission: 'application.decide' },
      { to: paths.sellers(), label: 'standing.sellers', icon: UsersIcon, permission: 'seller.view' },
      {
        to: paths.verifications(),
        label: 'trust.verifications',
        icon: BadgeCheckIcon,
        permission: 'verification.view',
      },
      { to: paths.cases(), label: 'cases.title', icon: ScaleIcon, permission: 'case.view' },
      { to: paths.reports(), label: 'queues.reports', icon: FlagIcon, permission: 'report.view' },
      {
        to: paths.reportedMessages(),
        label: 'messageReport.title',
        icon: MessageCircleIcon,
        permission: 'message.moderate',
      },
      { to: paths.reviews(), label: 'queues.reviews', icon: StarIcon, permission: 'review.view' },
      { to: paths.complaints(), label: 'queues.complaints', icon: KeyRoundIcon, permission: 'complaint.view' },
      { to: paths.files(), label: 'customerData.files', icon: ImageIcon, permission: 'file.quarantine' },
      { to: paths.proposals(), label: 'cases.proposals', icon: CheckCheckIcon, permission: 'act.view' },
    ],
  },
  {
    id: 'catalog',
    label: 'catalogDesk.group',
    pages: [
      { to: paths.brands(), label: 'catalogDesk.brands', icon: Gamepad2Icon, permission: 'catalog.view' },
      { to: paths.categories(), label: 'catalogDesk.categories', icon: LayersIcon, permission: 'catalog.view' },
      { to: paths.attributes(), label: 'catalogDesk.attributes', icon: TagIcon, permission: 'catalog.view' },
    ],
  },
  {
    id: 'money',
    label: 'desk.group-money',
    pages: [
      { to: paths.figures(), label: 'figures.title', icon: TrendingUpIcon, permission: 'figures.view' },
      { to: paths.alerts(), label: 'alerts.title', icon: CircleAlertIcon, permission: 'alert.view' },
      { to: paths.payoutRuns(), label: 'payout.payouts', icon: CoinsIcon, permission: 'payout.view' },
      {
        to: paths.payoutSettings(),
        label: 'payoutSettings.title',
        icon: SlidersHorizontalIcon,
        permission: 'payout.view',
      },
      { to: paths.chargebacks(), label: 'chargeback.title', icon: ScaleIcon, permission: 'chargeback.view' },
      { to: paths.chargebackBuyers(), label: 'chargeback.buyers', icon: FlagIcon, permission: 'chargeback.view' },
      { to: paths.invoices(), label: 'invoice.title', icon: FileTextIcon, permission: 'invoice.view' },
      { to: paths.taxes(), label: 'tax.title', icon: ScaleIcon, permission: 'tax.view' },
      { to: paths.commission(), label: 'payout.rules', icon: TagIcon, permission: 'commission.view' },
      { to: paths.insurance(), label: 'trust.insurance', icon: ShieldCheckIcon, permission: 'insurance.view' },
      { to: paths.passTerms(), label: 'passTerms.title', icon: CrownIcon, permission: 'pass.view' },
      { to: paths.rates(), label: 'rates.title', icon: RefreshCwIcon, permission: 'rate.view' },
      { to: paths.shopCoupons(), label: 'coupons.title', icon: TicketIcon, permission: 'coupon.view' },
    ],
  },
  {
    id: 'content',
    label: 'content.group',
    pages: [
      { to: paths.pageAreas(), label: 'areas.title', icon: LayersIcon, permission: 'content.view' },
      { to: paths.notices(), label: 'content.notices', icon: MegaphoneIcon, permission: 'content.view' },
      { to: paths.articles(), label: 'content.articles', icon: NewspaperIcon, permission: 'content.view' },
      { to: paths.topics(), label: 'content.topics', icon: LifeBuoyIcon, permission: 'content.view' },
      { to: paths.events(), label: 'events.games', icon: GiftIcon, permission: 'content.view' },
      { to: paths.passEvents(), label: 'events.pass', icon: CrownIcon, permission: 'content.view' },
      { to: paths.sharedGames(), label: 'sharedGames.title', icon: Gamepad2Icon, permission: 'content.view' },
      { to: paths.legal(), label: 'content.legal', icon: FileTextIcon, permission: 'content.view' },
      { to: paths.testers(), label: 'betaDesk.title', icon: UsersIcon, permission: 'beta.view' },
      { to: paths.media(), label: 'media.title', icon: ImageIcon, permission: 'content.view' },
      { to: paths.look(), label: 'content.look', icon: SlidersHorizontalIcon, permission: 'content.view' },
    ],
  },
  {
    id: 'settings',
    label: 'desk.group-settings',
    pages: [
      { to: paths.opening(), label: 'opening.title', icon: StoreIcon, permission: 'opening.view' },
      { to: paths.paymentKeys(), label: 'paymentKeys.title', icon: CoinsIcon, permission: 'payment.view' },
      { to: paths.staffMembers(), label: 'staffDesk.members', icon: CircleUserIcon, permission: 'member.view' },
      { to: paths.webhooks(), label: 'webhooks.title', icon: RefreshCwIcon, permission: 'webhook.view' },
      { to: paths.jobs(), label: 'jobs.title', icon: CalendarClockIcon, permission: 'job.view' },
      { to: paths.pageErrors(), label: 'pageErrors.title', icon: CircleAlertIcon, permission: 'error.view' },
      { to: paths.clients(), label: 'clients.title', icon: LayersIcon, permission: 'client.view' },
      { to: paths.tenants(), label: 'tenants.title', icon: StoreIcon, permission: 'tenant.view' },
      { to: paths.shopKeys(), label: 'clients.keys', icon: KeyRoundIcon, permission: 'key.manage' },
      { to: paths.roles(), label: 'staffDesk.roles', icon: ShieldCheckIcon, permission: 'role.view' },
      { to: paths.audit(), label: 'staffDesk.audit', icon: HistoryIcon, permission: 'audit.read' },
    ],
  },
]

/** The first page of the back office that a role may open; null if there is none. */
export const staffStart = (permissions: readonly string[]): string | null =>
  staffGroups
    .flatMap(({ pages }) => pages)
    .find(({ permission }) => permission !== null && permissions.includes(permission))?.to ?? null
