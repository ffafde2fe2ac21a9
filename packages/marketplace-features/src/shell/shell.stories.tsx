import type { Meta, StoryObj } from '@storybook/react-vite'
import { website } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { loadShell } from './server.ts'
import { Shell } from './shell.tsx'

const load =
  (userId: string | null): ScreenRoute['load'] =>
  async (context) => {
    const areaTypes = [areaType.footer, areaType.hotCategory]
    const { configs } = await context.api(website.commonConfig, { query: { domain: 'shop.test', areaTypes } })
    return { data: await loadShell(context, { configs, guestCount: 2, userId }) }
  }
const meta: Meta = {
  title: 'Screens/Shell',
  component: Shell,
  args: { flash: null, chrome: 'full', primary: false, children: null },
}
export default meta

export const Visitor: StoryObj = { parameters: screen({ path: '/', load: load(null) }) }
export const Buyer: StoryObj = { parameters: screen({ path: '/', load: load('1'), fake: { signedIn: true } }) }
export const PrimaryHeader: StoryObj = { ...Visitor, args: { primary: true } }
export const Plain: StoryObj = { ...Visitor, args: { chrome: 'plain' } }
export const NotFound: StoryObj = { ...Visitor, args: { children: <NotFoundPage detail="Page Not Found: /nowhere" /> } }
export const ErrorShown: StoryObj = { ...Visitor, args: { children: <ErrorPage code={500} from="/items/1" /> } }
export const WithoutData: StoryObj = {
  parameters: screen({
    path: '/',
    load: async () => ({ data: { categories: [], footer: [], notices: [], cartCount: 0, user: null } }),
  }),
}
