import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sellerGroups } from '../frame/frame-pages.ts'
import { headingOf } from '../frame/headings.ts'

/**
 * The stories of a screen with nothing on it, while it loads, with something refused, and with very long content; or why
 * there is none. Their names say what they show: in a file with several screens, after the name of the screen.
 */
interface Screen {
  path: string
  title: string
  empty: string
  /** By default `Loading`. */
  loading?: string
  error: string
  long: string
}
const nothingToSend = '- It only shows; a page that cannot be loaded is Frame/Failed.'
const alwaysFilled = '- It is never empty.'
const alone = '- It opens without the frame: until it is there, people see the page before it.'
const screens: Screen[] = [
  { path: '/sell', title: 'Overview', empty: 'Empty', error: nothingToSend, long: 'LongText' },
  { path: '/sell/orders', title: 'Orders', empty: 'Empty', error: nothingToSend, long: 'LongText' },
  {
    path: '/sell/orders/1',
    title: 'Orders',
    empty: alwaysFilled,
    loading: 'OrderLoading',
    error: 'NothingTyped',
    long: 'LongOrder',
  },
  {
    path: '/sell/claims',
    title: 'UnitClaims',
    empty: 'Empty',
    error: '- Answered on the page of the order: Orders/UnitClaimRefusedWithoutWords.',
    long: 'LongText',
  },
  { path: '/sell/rentals', title: 'Rental accounts', empty: 'Empty', error: 'Refused', long: 'LongContent' },
  { path: '/sell/messages', title: 'Messages', empty: 'Empty', error: 'NothingWritten', long: 'LongText' },
  { path: '/sell/messages/templates', title: 'ChatTemplates', empty: 'Empty', error: 'Refused', long: 'LongText' },
  { path: '/sell/offers', title: 'Offers', empty: 'Empty', error: 'SomeRefused', long: 'LongText' },
  {
    path: '/sell/offers/1',
    title: 'Offers',
    empty: alwaysFilled,
    loading: 'EditLoading',
    error: 'EditRefused',
    long: 'EditLongText',
  },
  {
    path: '/sell/offers/new',
    title: 'Offers',
    empty: 'NewChooseBrand',
    loading: 'NewLoading',
    error: 'NewRefused',
    long: 'NewChooseLong',
  },
  {
    path: '/sell/offers/import',
    title: 'Import of offers',
    empty: 'Import',
    error: '- What a file lacks is told after it was read: StateFailed.',
    long: '- It shows no text but its own.',
  },
  {
    path: '/sell/offers/import/1',
    title: 'Import of offers',
    empty: 'StateRunning',
    loading: 'StateLoading',
    error: 'StateFailed',
    long: 'StateLong',
  },
  { path: '/sell/offers/1/units', title: 'Vault', empty: 'Empty', error: 'Refused', long: 'LongText' },
  {
    path: '/sell/offers/1/units/export',
    title: 'Vault',
    empty: 'Export',
    loading: 'ExportLoading',
    error: 'ExportRefused',
    long: 'ExportLong',
  },
  {
    path: '/sell/offers/1/units/import/1',
    title: 'Vault',
    empty: 'ImportRunning',
    loading: 'ImportLoading',
    error: 'ImportFailed',
    long: 'ImportLong',
  },
  { path: '/sell/offers/1/plans', title: 'Offer plans', empty: 'Empty', error: 'Refused', long: 'LongText' },
  {
    path: '/sell/offers/1/prices',
    title: 'Offer prices',
    empty: 'FirstPriceOnly',
    error: nothingToSend,
    long: 'LongText',
  },
  {
    path: '/sell/offers/1/translations',
    title: 'Offer translations',
    empty: 'Empty',
    error: 'Refused',
    long: 'LongText',
  },
  {
    path: '/sell/offers/1/verification',
    title: 'Verification',
    empty: 'NeverAsked',
    error: 'WithoutPictures',
    long: 'LongNotes',
  },
  { path: '/sell/coupons', title: 'Coupons', empty: 'Empty', error: 'Refused', long: 'LongContent' },
  { path: '/sell/money', title: 'Money', empty: 'Empty', error: 'Refused', long: 'LongContent' },
  {
    path: '/sell/money/statements/1/1',
    title: 'Money',
    empty: 'StatementWithoutLines',
    loading: 'StatementLoading',
    error: nothingToSend,
    long: 'StatementLong',
  },
  { path: '/sell/insight', title: 'Insight', empty: 'Empty', error: nothingToSend, long: 'LongText' },
  { path: '/sell/store', title: 'Store', empty: 'Empty', error: 'Refused', long: 'LongText' },
  { path: '/sell/members', title: 'Members', empty: 'NoInvitations', error: 'IdentityNeeded', long: 'LongText' },
  { path: '/sell/api', title: 'API access', empty: 'Empty', error: 'Refused', long: 'LongContent' },
  { path: '/sell/vacation', title: 'Standing', empty: alwaysFilled, error: 'Refused', long: 'LongNotice' },
  {
    path: '/sell/invoice-details',
    title: 'Invoices',
    empty: 'OfSellerUnstated',
    loading: 'OfSellerLoading',
    error: 'Refused',
    long: 'OfSellerLong',
  },
  { path: '/sell/notifications', title: 'Push', empty: 'Off', error: 'Full', long: 'OtherDevices' },
  { path: '/sell/security', title: 'Two-step sign-in', empty: 'Off', error: 'WrongCode', long: 'LongNames' },
  {
    path: '/sell/apply',
    title: 'Application',
    empty: 'Empty',
    loading: alone,
    error: 'RefusedFields',
    long: 'RefusedLong',
  },
  {
    path: '/sell/sign-in',
    title: 'Sign-in',
    empty: 'SignIn',
    loading: alone,
    error: 'Refused',
    long: 'LongShopName',
  },
]

/** The path that a file of the desk's routes has, with 1 for every part that varies. */
const pathOf = (file: string): string =>
  `/${path
    .basename(file, '.tsx')
    .split('.')
    .filter((part) => part !== '_index')
    .map((part) => (part.startsWith('$') ? '1' : part.replace(/_$/, '')))
    .join('/')}`
const routes = globSync('sell*.tsx', { cwd: path.join(import.meta.dirname, '../../../../apps/desk/app/routes') })
  // The frame itself.
  .filter((file) => file !== 'sell.tsx')
  .map(pathOf)

const stories = new Map(
  globSync('*/*.stories.tsx', { cwd: path.join(import.meta.dirname, '..') }).map((file) => {
    const text = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
    const title = /title: 'Desk\/([^']+)'/.exec(text)?.[1] ?? file
    return [title, [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)] as const
  }),
)

const missingOf = ({ title, empty, loading = 'Loading', error, long }: Screen, own: readonly (string | undefined)[]) =>
  [empty, loading, error, long]
    .filter((name) => !name.startsWith('- ') && !own.includes(name))
    .map((name) => `${title}/${name}`)

describe('each screen of the seller centre', () => {
  it('is in the list: every route of the desk below /sell, and every page of the navigation', () => {
    const listed = screens.map((screen) => screen.path)
    expect(listed.toSorted()).toEqual(routes.toSorted())
    const led = sellerGroups.flatMap(({ pages }) => pages.map(({ to }) => to))
    expect(led.filter((to) => !listed.includes(to))).toEqual([])
  })

  it.each(screens.map((screen) => [screen.path, screen] as const))(
    '%s has stories for nothing, loading, a refusal and very long content, or a reason',
    (_path, screen) => {
      expect(missingOf(screen, stories.get(screen.title) ?? [])).toEqual([])
    },
  )

  it('has stories of its own: no two screens share one', () => {
    const used = screens.flatMap(({ title, empty, loading = 'Loading', error, long }) =>
      [empty, loading, error, long].filter((name) => !name.startsWith('- ')).map((name) => `${title}/${name}`),
    )
    expect(used.filter((name, at) => used.indexOf(name) !== at)).toEqual([])
  })

  it('is named by its stories: those of loading screens end with Loading, and show the heading of the screen', () => {
    for (const { path: at, loading = 'Loading' } of screens) {
      expect(loading).toMatch(/^- |Loading$/)
      if (!loading.startsWith('- ')) expect([at, headingOf(at)]).toEqual([at, expect.any(String)])
    }
    expect(headingOf('/sell/orders/12')).toBe('desk.orders')
    expect(headingOf('/sell/offers/12/units')).toBe('desk.units')
    expect(headingOf('/elsewhere')).toBeNull()
  })

  it('is missed when one of its stories is removed', () => {
    const [orders] = screens.filter(({ path: at }) => at === '/sell/orders')
    const own = stories.get('Orders') ?? []
    if (!orders) throw new Error('there are no orders')
    expect(missingOf(orders, own)).toEqual([])
    expect(
      missingOf(
        orders,
        own.filter((name) => name !== 'Loading'),
      ),
    ).toEqual(['Orders/Loading'])
  })

  it('fails within the frame, which has stories for it', () => {
    expect(stories.get('Frame')).toEqual(expect.arrayContaining(['Loading', 'Failed', 'Missing', 'NotAllowed']))
  })
})
