import { style } from '@vanilla-extract/css'
import { radius, size, space } from '../vars.css.ts'
import { running } from './progress-line.css.ts'

export const note = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: '100%',
  // An empty note takes no space, but stays in the document: a live region must exist before its text is added.
  selectors: { '&:has(> :empty:only-child)': { position: 'absolute' } },
})
export const bar = style([running, { position: 'relative', blockSize: '0.375rem', borderRadius: radius.round }])
export const text = style({ fontSize: size[14] })
