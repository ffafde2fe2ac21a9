import { style } from '@vanilla-extract/css'
import { color, media, size, space } from '../vars.css.ts'

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: size[14],
  color: color.muted,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
  // Only the current page may be truncated, because its heading shows the full name.
  selectors: {
    '&:last-child': { flexShrink: 1, minInlineSize: '6rem' },
    // On a phone, long breadcrumbs leave too little space for the name of the current page, so hide it.
    '&:last-child:nth-child(n + 4)': {
      display: 'none',
      '@media': { [media.tablet]: { display: 'inline-flex' } },
    },
  },
})
export const link = style({
  paddingBlock: space[1],
  color: color.muted,
  '@media': { [media.hover]: { ':hover': { color: color.text, textDecoration: 'underline' } } },
})
export const here = style({
  minInlineSize: 0,
  color: color.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const between = style({
  selectors: { '&&::before': { color: color.faint }, '[dir=rtl] &&::before': { transform: 'scaleX(-1)' } },
})
