import { style } from '@vanilla-extract/css'

// Twice the class, so that it beats the shared control whatever order the sheets load in.
export const area = style({
  selectors: {
    '&&': {
      resize: 'vertical',
      minBlockSize: '6.5rem',
      fieldSizing: 'content',
      maxBlockSize: '24rem',
    },
  },
})
