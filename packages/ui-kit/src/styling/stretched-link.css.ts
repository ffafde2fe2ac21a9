import { style } from '@vanilla-extract/css'

/** Makes a link's area its card; the card itself must be positioned. */
export const stretched = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
  },
})
