import { color, leading, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const sold = style({ display: 'grid', gap: space[2] })
export const distance = style({ fontSize: size[14], fontWeight: weight.semibold })
export const range = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })
export const line = style({
  position: 'relative',
  blockSize: '12px',
  // The whole line is as thin as the half that stands out, so that it reads as one line.
  backgroundImage: `linear-gradient(${color.sunken}, ${color.sunken})`,
  backgroundSize: '100% 4px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
})
const mark = style({ position: 'absolute', insetBlockStart: 0, blockSize: '12px' })
export const half = style([mark, { insetBlockStart: '4px', blockSize: '4px', background: color.accent, opacity: 0.5 }])
export const median = style([mark, { inlineSize: '2px', marginInlineStart: '-1px', background: color.accentText }])
export const dot = style([
  mark,
  {
    inlineSize: '12px',
    marginInlineStart: '-6px',
    borderRadius: '50%',
    background: color.text,
    border: `2px solid ${color.surface}`,
    boxSizing: 'border-box',
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
])
