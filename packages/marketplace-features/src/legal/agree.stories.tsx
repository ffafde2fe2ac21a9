import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import { AgreePage } from './index.ts'
import { agree, loadAgree } from './server.ts'

const meta: Meta = { title: 'Screens/Agree', component: AgreePage, parameters: { ours: true } }
export default meta

export const Normal: StoryObj = {
  parameters: screen({
    path: '/legal/agree',
    fake: { signedIn: true },
    prepare: ({ state }) => {
      state.terms = 'pending'
    },
    load: (context) => loadAgree(context, '/'),
    act: (context, form, _args, tools) => agree(context, form, tools, '/'),
  }),
}

export const LongText = inState(Normal, 'texts')
export const WorstCase = worstOf(Normal)

export const NotTicked: StoryObj = {
  ...Normal,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('legal.agreeButton') }))
    await expect((await canvas.findAllByText(t('legal.agreeMissing'))).length).toBeGreaterThan(0)
  }),
}
