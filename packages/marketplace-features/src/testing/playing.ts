import type { StoryContext } from '@storybook/react-vite'
import type { Translate } from '@tradepost/i18n/react'

interface StepTools extends Pick<StoryContext, 'canvas'> {
  user: StoryContext['userEvent']
  /** The element that contains the story. */
  root: HTMLElement
  /** Translates into the story's language. */
  t: Translate
}

/** A play function with the steps of a user, in any language. */
export const playing = (steps: (hands: StepTools) => Promise<void>) => ({
  play: ({
    canvas,
    userEvent,
    canvasElement,
    loaded,
  }: Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement' | 'loaded'>) =>
    steps({ canvas, user: userEvent, root: canvasElement, t: loaded.t as Translate }),
})
