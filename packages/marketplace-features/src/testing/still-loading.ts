import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inState } from './in-state.ts'
import { playing } from './playing.ts'

/** The screen after a press that is never answered: what it waits for shows that it is busy. */
export const stillLoading = <S extends Pick<StoryObj, 'globals'>>(story: S, press = 'form button[type=submit]') => ({
  ...inState(story, 'loading'),
  ...playing(async ({ root, user }) => {
    await waitFor(() => expect(root.querySelector(press)).not.toBeNull())
    await user.click(root.querySelector(press) as HTMLElement)
    await waitFor(() => expect(root.querySelector('[aria-busy=true]')).not.toBeNull())
  }),
})
