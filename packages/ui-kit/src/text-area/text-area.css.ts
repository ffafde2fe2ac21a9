import { style } from '@vanilla-extract/css'

// `&&` doubles the class selector, so that it overrides the shared control style in any order of the style sheets.
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

// The maximum height is five lines with their padding.
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
