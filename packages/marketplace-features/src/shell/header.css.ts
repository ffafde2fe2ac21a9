import { color, gutter, hairline, media, motion, radius, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  background: color.surface,
  borderBlockEnd: hairline,
  '@media': { print: { display: 'none' } },
})
export const primary = style({ borderBlockEnd: `3px solid ${color.accent}`, background: color.accentSoft })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: width.banner,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': { [media.tablet]: { gap: space[2] }, [media.desktop]: { gap: space[3] } },
})

// On phones a long logo shrinks to the space the buttons leave, instead of pushing them off the page.
export const logo = style({
  display: 'flex',
  minInlineSize: 0,
  paddingBlock: space[2],
  '@media': { [media.tablet]: { flexShrink: 0 } },
})
const logoImage = style({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: '1.75rem',
  objectFit: 'contain',
  objectPosition: 'left',
  selectors: { '[dir=rtl] &': { objectPosition: 'right' } },
  '@media': { [media.tablet]: { blockSize: '2rem' } },
})
const inTheDark = '(prefers-color-scheme: dark)'
const shown = (isShown: boolean) => ({ display: isShown ? 'block' : 'none' })
/** The logos for light and dark pages. The visitor's choice goes before the device's. */
export const logoLight = style([
  logoImage,
  {
    selectors: { ':root[data-color-scheme=dark] &': shown(false) },
    '@media': { [inTheDark]: { selectors: { ':root:not([data-color-scheme=light]) &': shown(false) } } },
  },
])
export const logoDark = style([
  logoImage,
  {
    selectors: { '&': shown(false), ':root[data-color-scheme=dark] &': shown(true) },
    '@media': { [inTheDark]: { selectors: { ':root:not([data-color-scheme=light]) &': shown(true) } } },
  },
])

export const search = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'block',
      flex: '1 1 16rem',
      minInlineSize: 0,
      maxInlineSize: '38rem',
      marginInline: `${space[2]} auto`,
    },
  },
})
export const push = style({ marginInlineStart: 'auto' })

export const phoneOnly = style({ display: 'contents', '@media': { [media.tablet]: { display: 'none' } } })
export const belowDesktop = style({ display: 'contents', '@media': { [media.desktop]: { display: 'none' } } })
export const desktopOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } })
// The cached HTML is the same for everybody. For signed-in users, reserve the space of the user menu until it loads.
export const memberPlace = style({
  display: 'none',
  alignItems: 'center',
  gap: space[3],
  selectors: { '[data-signed-in] &': { display: 'flex' } },
})
// As large as the buyer's menu button.
export const menuPlace = style({ flex: 'none', inlineSize: '2.75rem', blockSize: '2.75rem' })
globalStyle('[data-signed-in] [data-for=visitor]', { display: 'none' })

export const languagePanel = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.tablet]: { selectors: { '&&': { display: 'inline-block' } } } },
})
export const phoneMenu = style({
  '@media': { [media.desktop]: { selectors: { '&&': { display: 'none' } } } },
})

export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '2.75rem',
  paddingInline: space[2],
  fontSize: size[14],
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  color: color.text,
  transition: `color ${motion.quick}`,
  '@media': { [media.hover]: { ':hover': { color: color.accentText } } },
})

/** A quiet link that phones, tablets and narrow desktops have no room for. */
export const wideLink = style([
  quietLink,
  {
    selectors: { '&&': { display: 'none' } },
    '@media': { [media.wide]: { selectors: { '&&': { display: 'inline-flex' } } } },
  },
])

export const categories = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      gap: space[6],
      maxInlineSize: width.banner,
      marginInline: 'auto',
      paddingInline: gutter,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
})
export const category = style({
  paddingBlock: space[2],
  borderBlockEnd: '2px solid transparent',
  fontSize: size[14],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  color: color.muted,
  transition: `color ${motion.quick}`,
  selectors: { '&[aria-current=page]': { color: color.text, borderBlockEndColor: color.accent } },
  '@media': {
    [media.hover]: { ':hover': { color: color.text } },
    // Transparent borders are drawn in forced colours.
    [media.forced]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current=page]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})

export const choice = style({
  display: 'grid',
  gap: space[4],
  inlineSize: 'min(18rem, calc(100vw - 4rem))',
  padding: space[4],
})
export const fold = style({ marginBlockEnd: space[2], borderBlockEnd: hairline, paddingBlockEnd: space[2] })
export const foldSummary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  borderRadius: radius.control,
  fontSize: size[14],
  fontWeight: weight.semibold,
  selectors: { [`${header} &`]: { paddingInline: space[3] }, '&:focus-visible': { outlineOffset: '-2px' } },
})
export const foldArrow = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: color.faint,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
})
export const choiceInMenu = style({ padding: space[3], display: 'grid', gap: space[3] })

export const over = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  border: 0,
  color: color.text,
  padding: `${space[3]} ${gutter}`,
  paddingBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  background: color.page,
})
export const overRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
})

export const cover = style({
  inlineSize: '1.75rem',
  blockSize: '2.25rem',
  objectFit: 'cover',
  borderRadius: radius.small,
})
export const suggestedGame = style({ fontWeight: weight.semibold })
export const suggestedCategory = style({ paddingInlineStart: '2.5rem', color: color.muted })
export const nothing = style({ padding: space[4], fontSize: size[14], color: color.muted })

globalStyle(`${header} summary`, { paddingInline: space[2] })
