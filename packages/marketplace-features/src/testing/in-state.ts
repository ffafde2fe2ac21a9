import type { StoryObj } from '@storybook/react-vite'

/** How a screen's data can be besides well; the workshop does it to any story, its toolbar to any screen. */
type DataState = 'loading' | 'error' | 'texts' | 'ids' | 'prices'

type Looks = Pick<StoryObj, 'globals'>

/** The same screen with other data; what plays in the story expects its own and is left out. */
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
