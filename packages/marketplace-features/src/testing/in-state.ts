import type { StoryObj } from '@storybook/react-vite'

/** Special states of a screen's data. The workshop applies them to stories, or to any screen by its toolbar. */
type DataState = 'loading' | 'error' | 'texts' | 'ids' | 'prices'

type Looks = Pick<StoryObj, 'globals'>

/** The same screen with other data. Disables the story's play function, which expects the story's own data. */
export const inState = <S extends Looks>(story: S, data: DataState) => ({
  ...story,
  globals: { ...story.globals, data },
  play: async () => {},
})

/** The screen in its worst state: long texts and words, the largest ids and unknown prices on the smallest phone. */
export const worstOf = <S extends Looks>(story: S) => ({
  ...story,
  globals: { ...story.globals, data: 'worst', language: 'pseudo', terminal: '2', viewport: { value: 'narrow' } },
  play: async () => {},
})
