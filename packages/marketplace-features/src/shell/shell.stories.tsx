import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import { expect, waitFor, within } from 'storybook/test'
import { worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { ClosedPage } from './closed-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { loadShell } from './server.ts'
import { Shell } from './shell.tsx'

const load =
  (userId: string | null): ScreenRoute['load'] =>
  async (context) => {
    const areaTypes = [areaType.footer, areaType.hotCategory]
    const { configs } = await context.api(calls.site.commonConfig, { query: { domain: 'shop.test', areaTypes } })
    return { data: await loadShell(context, { configs, guestCount: 2, userId }) }
  }
const meta: Meta = {
  title: 'Screens/Shell',
  component: Shell,
  args: { flash: null, chrome: 'full', primary: false, children: null },
  parameters: { ledger: rows('B', [27, 43], [49, 53]) },
}
export default meta

export const Visitor: StoryObj = { parameters: screen({ path: '/', load: load(null) }) }
export const Buyer: StoryObj = { parameters: screen({ path: '/', load: load('1'), fake: { signedIn: true } }) }
export const PrimaryHeader: StoryObj = { ...Visitor, args: { primary: true } }
export const Plain: StoryObj = { ...Visitor, args: { chrome: 'plain' } }
export const NotFound: StoryObj = { ...Visitor, args: { children: <NotFoundPage path={null} /> } }
export const ErrorShown: StoryObj = { ...Visitor, args: { children: <ErrorPage code={500} from="/items/1" /> } }
export const Closed: StoryObj = { ...Visitor, args: { children: <ClosedPage /> } }
export const WithLegalPages: StoryObj = {
  parameters: screen({
    path: '/',
    load: async () => ({
      data: {
        ...{ categories: [], footer: [], ownLegal: [], notices: [], cartCount: 0, user: null },
        legal: (['terms', 'privacy', 'imprint'] as const).map((page) => ({
          page,
          url: `https://company.example/${page}`,
        })),
      },
    }),
  }),
}
export const WithoutData: StoryObj = {
  parameters: screen({
    path: '/',
    load: async () => ({
      data: { categories: [], footer: [], legal: [], ownLegal: [], notices: [], cartCount: 0, user: null },
    }),
  }),
}

const notices = [
  { id: '1', title: 'Sellers can now answer reviews', text: 'Replies appear below them.', picture: null },
  { id: '2', title: 'Slower deliveries tonight', text: 'A game is being updated.', picture: null },
]
const withNotices: StoryObj = {
  parameters: screen({
    path: '/',
    load: async () => ({
      data: { categories: [], footer: [], legal: [], ownLegal: [], notices, cartCount: 0, user: null },
    }),
  }),
}
/** Closed notices stay closed; the others and a notice with new words are shown. */
export const NoticeClosed: StoryObj = {
  ...withNotices,
  ...playing(async ({ canvas, user, t }) => {
    localStorage.removeItem('notices')
    const close = (title: string) => canvas.findByRole('button', { name: t('shell.closeNotice', { title }) })
    await user.click(await close('Sellers can now answer reviews'))
    await waitFor(() => expect(canvas.queryAllByText('Sellers can now answer reviews')).toHaveLength(0))
    await expect(localStorage.getItem('notices')).toBe('1 Sellers can now answer reviews')
    await user.click(await close('Slower deliveries tonight'))
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull())
    localStorage.removeItem('notices')
  }),
}
export const DarkChosen: StoryObj = {
  ...Visitor,
  ...playing(async ({ canvas, user, t }) => {
    const { dataset } = document.documentElement
    const before = dataset.colorScheme
    const choice = await canvas.findByLabelText(t('shell.appearance'))
    await user.selectOptions(choice, 'dark')
    await expect(dataset.colorScheme).toBe('dark')
    await expect(localStorage.getItem('scheme')).toBe('dark')
    await user.selectOptions(choice, 'device')
    await expect(dataset.colorScheme).toBeUndefined()
    await expect(localStorage.getItem('scheme')).toBeNull()
    if (before) dataset.colorScheme = before
  }),
}

export const UserMenuOpen: StoryObj = {
  ...Buyer,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByLabelText(new RegExp(t('shell.userMenu', { name: '.*' }))))
    const settings = await canvas.findByRole('link', { name: t('shell.settings') })
    await waitFor(() => expect(settings).toBeVisible())
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${t('shell.coupons')}.*\\d`) })).toBeVisible()
    await user.keyboard('{Escape}')
    await expect(canvas.getByText(t('shell.settings'))).not.toBeVisible()
  }),
}
export const Suggesting: StoryObj = {
  ...Visitor,
  tags: ['desktop'],
  ...playing(async ({ canvas, user }) => {
    const [field] = await canvas.findAllByRole('combobox')
    await user.type(field as HTMLElement, 'warc')
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(0)
    // A later answer replaces the list and removes the highlight.
    await waitFor(async () => {
      await user.keyboard('{ArrowDown}')
      await expect(field).toHaveAttribute('aria-activedescendant')
    })
    await expect(field).toHaveAttribute('aria-expanded', 'true')
  }),
}
export const SearchOnAPhone: StoryObj = {
  ...Visitor,
  tags: ['phone'],
  globals: { terminal: '2', viewport: { value: 'phone' } },
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('link', { name: t('shell.searchOpen') }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('combobox')).toHaveFocus()
    await user.click(canvas.getByRole('button', { name: t('shell.searchClose') }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }),
}

export const ClosedWorstCase = worstOf(Closed)
export const ErrorShownWorstCase = worstOf(ErrorShown)
export const NotFoundWorstCase = worstOf(NotFound)
