import { style } from '@vanilla-extract/css'

// Doubles the class, so that it overrides the shared control's styles in any order of the style sheets.
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

// The height of five lines with their padding.
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
