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
  // The current page may be truncated, because its heading shows the full name; its parents may not.
  selectors: {
    '&:last-child': { flexShrink: 1, minInlineSize: '6rem' },
    // On a phone, long breadcrumbs may leave space for its first letter only.
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
