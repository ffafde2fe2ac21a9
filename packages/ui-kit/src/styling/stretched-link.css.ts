import { style } from '@vanilla-extract/css'

/** Extends a link's clickable area over its card, which must be positioned. */
export const stretched = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
  },
})
