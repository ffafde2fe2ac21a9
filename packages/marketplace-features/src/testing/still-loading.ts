import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inState } from './in-state.ts'
import { playing } from './playing.ts'

/** The screen in its busy state: presses a control whose request never ends. */
export const stillLoading = <S extends Pick<StoryObj, 'globals'>>(story: S, press = 'form button[type=submit]') => ({
  ...inState(story, 'loading'),
  ...playing(async ({ root, user }) => {
    await waitFor(() => expect(root.querySelector(press)).not.toBeNull())
    const control = root.querySelector(press) as HTMLElement
    if (control instanceof HTMLSelectElement)
      await user.selectOptions(control, control.options[control.options.length - 1]?.value ?? '')
    else await user.click(control)
    await waitFor(() => expect(root.querySelector('[aria-busy=true]')).not.toBeNull())
  }),
})
