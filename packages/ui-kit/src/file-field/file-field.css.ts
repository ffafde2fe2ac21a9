import { style } from '@vanilla-extract/css'
import { color, media, motion, radius, size, space, weight } from '../vars.css.ts'

export const drop = style({
  position: 'relative',
  inlineSize: '100%',
  padding: space[3],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  fontSize: size[14],
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.muted, background: color.sunken },
    '&:has(input:focus-visible)': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&:has([aria-invalid=true])': { borderColor: color.danger },
  },
})
export const words = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '2.5rem',
  fontWeight: weight.semibold,
  color: color.accentText,
  '@media': { [media.noScript]: { display: 'none' } },
})
// The native input is invisible and receives presses and dropped files. Without script, it is shown.
export const native = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': { [media.noScript]: { position: 'static', opacity: 1 } },
})
/** An icon with the height of the controls beside it. Without script, the native input replaces the icon. */
export const clip = style({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  borderRadius: radius.control,
  color: color.muted,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has([aria-invalid=true])': { color: color.dangerText },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.sunken, color: color.text } } },
    [media.noScript]: { flex: '0 0 100%', placeItems: 'center start' },
  },
})
export const clipIcon = style({ display: 'flex', '@media': { [media.noScript]: { display: 'none' } } })
/** Places content above the row of controls, in the full width of the row. */
export const above = style({ flex: '0 0 100%', minInlineSize: 0, order: -1 })
export const refused = style({ fontSize: size[14], color: color.muted })

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

// With its margins as high as the button that it replaces, so that the layout does not shift.
export const progress = style({
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: '0.375rem',
  marginBlock: '1.1875rem',
  marginInlineEnd: space[3],
  accentColor: color.accent,
})
