import type { Meta, StoryObj } from '@storybook/react-vite'
import { useT } from '@tradepost/i18n/react'
import { screen } from '../testing/screen.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { CookiesPage } from './cookies-page.tsx'
import { loadCookies } from './server.ts'

function Banner() {
  const t = useT()
  const words = {
    title: t('around.title'),
    text: t('around.text'),
    accept: t('around.accept'),
    decline: t('around.decline'),
    more: t('around.more'),
  }
  return <ConsentBanner words={words} more="/cookies" onAnswer={() => undefined} />
}
const meta: Meta = { title: 'Screens/Cookies', component: CookiesPage }
export default meta

const load = (consent: string | undefined) => async (context: Parameters<typeof loadCookies>[0]) =>
  loadCookies(context, consent)
export const Undecided: StoryObj = { parameters: screen({ path: '/cookies', load: load(undefined) }) }
export const Agreed: StoryObj = { parameters: screen({ path: '/cookies', load: load('all') }) }
export const Asking: StoryObj = { parameters: { layout: 'fullscreen' }, render: () => <Banner /> }
