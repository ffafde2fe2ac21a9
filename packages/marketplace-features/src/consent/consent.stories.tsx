import type { Meta, StoryObj } from '@storybook/react-vite'
import { useT } from '@tradepost/i18n/react'
import { expect, fn } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { CookiesPage } from './cookies-page.tsx'
import { loadCookies } from './server.ts'

const onAnswer = fn()

function Banner() {
  const t = useT()
  const words = {
    title: t('consent.title'),
    text: t('consent.text'),
    accept: t('consent.accept'),
    decline: t('consent.decline'),
    more: t('consent.more'),
  }
  return <ConsentBanner words={words} more="/cookies" onAnswer={onAnswer} />
}
const meta: Meta = { title: 'Screens/Cookies', component: CookiesPage, parameters: { ours: true } }
export default meta

const load = (consent: string | undefined) => async (context: Parameters<typeof loadCookies>[0]) =>
  loadCookies(context, consent)
export const Undecided: StoryObj = { parameters: screen({ path: '/cookies', load: load(undefined) }) }
export const Agreed: StoryObj = { parameters: screen({ path: '/cookies', load: load('all') }) }
export const Asking: StoryObj = { parameters: { layout: 'fullscreen' }, render: () => <Banner /> }

export const Declined: StoryObj = {
  ...Asking,
  ...playing(async ({ canvas, user, t }) => {
    onAnswer.mockClear()
    await user.click(await canvas.findByRole('button', { name: t('consent.decline') }))
    await expect(onAnswer).toHaveBeenCalledWith(false)
  }),
}

export const Failing = inState(Agreed, 'error')
export const WorstCase = worstOf(Agreed)
