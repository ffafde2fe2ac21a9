import { color, gutter, hairline, media, radius, shadow, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const banner = style({
  position: 'sticky',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${gutter} calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: hairline,
  background: color.raised,
  boxShadow: shadow.far,
  '@media': {
    [media.tablet]: {
      gap: space[3],
      position: 'fixed',
      insetInline: 'auto',
      insetInlineStart: space[6],
      insetBlockEnd: space[6],
      inlineSize: width.form,
      padding: space[6],
      border: hairline,
      borderRadius: radius.card,
    },
    print: { display: 'none' },
  },
})
// On pages with a form the banner is below the content, because it could cover the submit button.
globalStyle(`:root:has(main form[method=post] :is(button:not([aria-pressed]), input:not([type=hidden]))) ${banner}`, {
  '@media': { '(max-width: 1023.98px)': { position: 'static', inlineSize: 'auto', margin: 0 } },
})
export const title = style({ fontSize: size[16], fontWeight: weight.bold })
export const text = style({ fontSize: size[14], color: color.muted })
export const more = style({ color: color.accentText, textDecoration: 'underline' })
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space[3],
})
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const kinds = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
