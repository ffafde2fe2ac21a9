import type { StoryObj } from '@storybook/react-vite'

/** States of a screen's data other than normal. The workshop applies them to stories, its toolbar to any screen. */
type DataState = 'loading' | 'error' | 'texts' | 'ids' | 'prices'

type Looks = Pick<StoryObj, 'globals'>

/** The same screen with other data. Without the story's play function, which expects the story's own data. */
export const inState = <S extends Looks>(story: S, data: DataState) => ({
  ...story,
  globals: { ...story.globals, data },
  play: async () => {},
})

/** Everything at once: long texts in long words, the largest ids and unknown prices on the smallest phone. */
export const worstOf = <S extends Looks>(story: S) => ({
  ...story,
  globals: { ...story.globals, data: 'worst', language: 'pseudo', terminal: '2', viewport: { value: 'narrow' } },
  play: async () => {},
})
