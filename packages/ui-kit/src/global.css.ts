import { globalStyle } from '@vanilla-extract/css'
import { color, family, leading, media, radius, size, stickyHead, weight } from './vars.css.ts'

globalStyle(':root', {
  vars: { '--tp-leading-body': '1.5', '--tp-leading-title': '1.2', '--tp-gutter': '1rem' },
  '@media': {
    [media.tablet]: { vars: { '--tp-gutter': '1.5rem' } },
    [media.desktop]: { vars: { '--tp-gutter': '2rem' } },
  },
})

// Scripts with tall characters or marks need more line height, also within pages of other languages.
globalStyle(':lang(ar)', { vars: { '--tp-leading-body': '1.75', '--tp-leading-title': '1.45' } })
globalStyle(':lang(th)', { vars: { '--tp-leading-body': '1.75', '--tp-leading-title': '1.5' } })
globalStyle(':lang(zh), :lang(ja), :lang(ko)', { vars: { '--tp-leading-body': '1.65', '--tp-leading-title': '1.35' } })

// An element that is scrolled into view stops below the sticky header and above a sticky bar at the bottom.
globalStyle(':root', {
  scrollPaddingBlock: `calc(${stickyHead.phone} + 1rem) 6rem`,
  '@media': { [media.desktop]: { scrollPaddingBlock: `calc(${stickyHead.desktop} + 1rem) 0` } },
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle(':where(*)', { margin: 0 })

globalStyle('html', {
  fontFamily: family.text,
  fontSize: '100%',
  lineHeight: leading.body,
  color: color.text,
  background: color.page,
  accentColor: color.accent,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
})
globalStyle('body', { minBlockSize: '100vh', '@supports': { '(min-block-size: 100dvb)': { minBlockSize: '100dvb' } } })

globalStyle(':where([lang]:lang(ar), [lang]:lang(th), [lang]:lang(zh), [lang]:lang(ja), [lang]:lang(ko))', {
  lineHeight: leading.body,
})

globalStyle(':where(h1, h2, h3, h4)', {
  lineHeight: leading.title,
  fontWeight: weight.bold,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
})
globalStyle(':where(h1)', { fontSize: size[28], letterSpacing: '-0.02em' })
globalStyle(':where(h2)', { fontSize: size[22] })
globalStyle(':where(h3)', { fontSize: size[18] })
globalStyle(':where(h4)', { fontSize: size[16] })
globalStyle(':lang(ar) :where(*)', { letterSpacing: '0 !important' })
globalStyle(':where(p)', { textWrap: 'pretty' })
// Break lines between phrases in Japanese and between words in Korean. Text that is too long breaks anywhere.
globalStyle(':where(body):lang(ja)', { wordBreak: 'auto-phrase', lineBreak: 'strict' })
globalStyle(':where(body):lang(ko)', { wordBreak: 'keep-all' })
globalStyle(':where(h1, h2, h3, h4, p):lang(ja)', { overflowWrap: 'anywhere' })
globalStyle(':where(h1, h2, h3, h4, p):lang(ko)', { overflowWrap: 'anywhere' })
globalStyle(':where(ul, ol)', { padding: 0, listStyle: 'none' })
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' })
globalStyle(':where(img, svg, video, picture)', { display: 'block', maxInlineSize: '100%' })
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle(':where(button)', { padding: 0, border: 0, background: 'none', cursor: 'pointer' })
globalStyle(':where(summary)', { cursor: 'pointer', listStyle: 'none' })
globalStyle(':where(summary)::-webkit-details-marker', { display: 'none' })
globalStyle(':where(fieldset)', { padding: 0, border: 0, minInlineSize: 0 })
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle(':where([hidden])', { display: 'none !important' })

globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
  borderRadius: radius.small,
})
// Scripts move the focus to these elements, which are not controls and therefore have no focus outline.
globalStyle(':where(main:focus, :is(h1, h2, h3, h4)[tabindex="-1"]:focus)', { outline: 'none' })
globalStyle('::selection', { background: color.accent, color: color.onAccent })

// The page must not scroll behind an open modal with this attribute. The gutter keeps the scrollbar's space, so that
// the page does not shift sideways.
globalStyle(':root:has(dialog[data-locks-scroll][open])', { overflow: 'hidden', scrollbarGutter: 'stable' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
})

// The next page replaces the present one in place, with the picture that both have.
for (const part of ['group', 'old', 'new'])
  globalStyle(`::view-transition-${part}(*)`, {
    animationDuration: '160ms',
    '@media': { [media.still]: { animation: 'none !important' } },
  })

// In print, collapsed content is expanded, and controls and floating elements are hidden.
const print = (rule: Record<string, string>) => ({ '@media': { print: rule } })
globalStyle('*', print({ contentVisibility: 'visible !important' }))
globalStyle('details::details-content', print({ contentVisibility: 'visible', blockSize: 'auto' }))
globalStyle(
  ':is(button, [role=search], [role=tablist], [popover], dialog:not([open]), a[href="#main"])',
  print({ display: 'none !important' }),
)
globalStyle('main *', print({ boxShadow: 'none !important' }))
globalStyle(':is(article, section, li, tr, img)', print({ breakInside: 'avoid' }))
