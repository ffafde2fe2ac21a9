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

// Five lines and the room around them.
export const line = style({
  selectors: {
    '&&': {
      display: 'block',
      resize: 'none',
      fieldSizing: 'content',
      minBlockSize: '2.75rem',
      maxBlockSize: 'calc(7.5em + 1.125rem)',
      overflowY: 'auto',
    },
  },
})
