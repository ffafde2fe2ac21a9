import type { StoryContext } from '@storybook/react-vite'
import type { Translate } from '@tradepost/i18n/react'

interface Hands extends Pick<StoryContext, 'canvas'> {
  user: StoryContext['userEvent']
  /** The element the story is drawn in. */
  root: HTMLElement
  /** The words as the story shows them, in whatever language. */
  t: Translate
}

/** A person's steps on a screen, in any language. */
export const playing = (steps: (hands: Hands) => Promise<void>) => ({
  play: ({
    canvas,
    userEvent,
    canvasElement,
    loaded,
  }: Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement' | 'loaded'>) =>
    steps({ canvas, user: userEvent, root: canvasElement, t: loaded.t as Translate }),
})
