import { style } from '@vanilla-extract/css'

/** Extends a link's clickable area to the whole card. The card must be a positioned element. */
export const stretched = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
  },
})
