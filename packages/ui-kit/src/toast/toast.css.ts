import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, hairline, leading, motion, radius, shadow, size, space, stickyHead, weight } from '../vars.css.ts'

// Section 9 of the specification: 20 px from the top, 16 px between toasts. On phones, toasts are as wide as the page
// and start below the buttons of the header.
export const viewport = style({
  position: 'fixed',
  insetBlockStart: '20px',
  insetBlockEnd: 'auto',
  insetInline: 0,
  zIndex: 90,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '16px',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  paddingInline: space[4],
  paddingBlock: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    '(max-width: 1023.98px)': { insetBlockStart: `calc(${stickyHead.phone} + 20px)` },
    print: { display: 'none' },
  },
})

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  inlineSize: 'fit-content',
  minInlineSize: 'min(20rem, 100%)',
  maxInlineSize: 'min(30rem, 100%)',
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  border: hairline,
  borderRadius: radius.card,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.far,
  fontSize: size[14],
  fontWeight: weight.medium,
  lineHeight: leading.body,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.calm}`,
})

export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: '0.3125rem', overflowWrap: 'anywhere' })
export const action = style({ flexShrink: 0, paddingBlock: '0.3125rem', whiteSpace: 'nowrap' })
export const iconSlot = style({ display: 'inline-flex', paddingBlock: '0.375rem' })

export const types = styleVariants({
  success: { color: color.success },
  warning: { color: color.warning },
  error: { color: color.danger },
  info: { color: color.info },
})
