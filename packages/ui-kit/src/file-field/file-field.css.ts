import { style } from '@vanilla-extract/css'
import { color, motion, radius, size, space, weight } from '../vars.css.ts'

export const drop = style({
  inlineSize: '100%',
  padding: space[3],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.muted,
  fontSize: size[14],
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.muted },
    '&:focus-visible': { outline: 'none', borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&::file-selector-button': {
      marginInlineEnd: space[3],
      paddingBlock: space[2],
      paddingInline: space[3],
      border: `1px solid ${color.border}`,
      borderRadius: radius.control,
      background: color.sunken,
      color: color.text,
      font: 'inherit',
      fontWeight: weight.semibold,
      cursor: 'pointer',
    },
  },
})
export const files = style({ display: 'grid', gap: space[1], listStyle: 'none', padding: 0, margin: 0 })
export const file = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingInlineStart: space[3],
  borderRadius: radius.control,
  background: color.sunken,
  fontSize: size[14],
})
export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

// As high as the button it stands for, so that nothing moves.
export const progress = style({
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: '0.375rem',
  marginBlock: '1.1875rem',
  marginInlineEnd: space[3],
  accentColor: color.accent,
})
