import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { HelpPage } from './help-page.tsx'
import { loadHelp } from './server.ts'

const helpAt = (query: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({ path: '/help', at: `/help${query}`, load: loadHelp, ...more }),
})
const meta: Meta = { title: 'Screens/Help', component: HelpPage, parameters: { ledger: rows('A', 14) } }
export default meta

export const Normal = helpAt('')
export const NothingFound = helpAt('?q=zzzzzz')
export const LongText = helpAt(`?q=${'Rechtsschutzversicherung'.repeat(5)}`)
export const Failing = helpAt('', { fake: { failures: { 'article.articleCategory': 'internal' } }, broken: true })

export const Asked: StoryObj = {
  ...Normal,
  ...playing(async ({ canvas, user, t }) => {
    await user.type(await canvas.findByRole('searchbox'), 'zzzzzz{Enter}')
    await waitFor(() => expect(canvas.queryByLabelText(t('help.categories'))).toBeNull())
    await expect(canvas.getByRole('searchbox')).toHaveValue('zzzzzz')
  }),
}

export const LongIds = inState(Normal, 'ids')
export const WorstCase = worstOf(Normal)
