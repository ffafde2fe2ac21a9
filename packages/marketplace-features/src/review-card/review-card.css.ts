import { alignAsAround, color, hairline, leading, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const item = style({
  display: 'grid',
  gap: space[2],
  selectors: { '& + &': { marginBlockStart: space[5], paddingBlockStart: space[5], borderBlockStart: hairline } },
})
export const itemHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const who = style({ fontSize: size[14], color: color.muted })
export const text = style({ lineHeight: leading.body, overflowWrap: 'anywhere', textAlign: alignAsAround })
export const about = style({ fontSize: size[14], color: color.muted })
export const reply = style({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border}`,
  fontSize: size[14],
})
export const replyHead = style({ color: color.muted, fontWeight: weight.medium })
