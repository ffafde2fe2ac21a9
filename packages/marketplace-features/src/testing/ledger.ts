import type { StoryObj } from '@storybook/react-vite'

type Span = number | readonly [first: number, last: number]

/** Ids of rows of docs/ledger.md in one area: `rows('B', 4, [7, 9])` is B-04, B-07, B-08 and B-09. */
export const rows = (area: string, ...spans: readonly Span[]): string[] =>
  spans.flatMap((span) => {
    const [first, last] = typeof span === 'number' ? [span, span] : span
    return Array.from({ length: last - first + 1 }, (_, n) => `${area}-${String(first + n).padStart(2, '0')}`)
  })

/** Tags a story with rows of docs/ledger.md, which the workshop shows as badges. */
export const showing = <S extends Pick<StoryObj, 'parameters'>>(story: S, ...ledger: readonly string[]): S => ({
  ...story,
  parameters: { ...story.parameters, ledger },
})
