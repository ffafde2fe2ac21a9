import { style } from '@vanilla-extract/css'

export const area = style({
  resize: 'vertical',
  minBlockSize: '6.5rem',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
})
