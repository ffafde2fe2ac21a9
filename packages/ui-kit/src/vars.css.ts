import { type TokenName, tokenNames, tokenProperty } from '@tradepost/theme-from-theme-color/tokens'

type Reference = `var(--tp-${string})`

/** References to the colour tokens, whose values the theme of the page sets as custom properties. */
export const color = Object.fromEntries(tokenNames.map((token) => [token, `var(${tokenProperty(token)})`])) as Record<
  TokenName,
  Reference
>

/** Spacing steps of the 4-px grid. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
} as const

/** Name of a spacing step. */
export type Space = keyof typeof space

/** Font sizes by their size in pixels. The values are in rem, so that the browser's font size setting applies. */
export const size = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
} as const

export const weight = { regular: '400', medium: '500', semibold: '600', bold: '700', heavy: '800' } as const

/** Line heights are custom properties, because some scripts need larger ones (see global.css.ts). */
export const leading = { body: 'var(--tp-leading-body)', title: 'var(--tp-leading-title)' } as const

export const family = {
  text: "'Public Sans Variable', 'Public Sans', 'Noto Sans Arabic Variable', 'Noto Sans Arabic', 'Noto Sans Thai Variable', 'Noto Sans JP Variable', 'Noto Sans KR Variable', 'Noto Sans SC Variable', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Noto Sans CJK SC', sans-serif",
  code: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const

/** Radii are custom properties, because tenants choose them. */
export const radius = {
  small: 'var(--tp-radius-small, 4px)',
  control: 'var(--tp-radius-control, 6px)',
  card: 'var(--tp-radius-card, 12px)',
  sheet: 'var(--tp-radius-sheet, 20px)',
  round: '999px',
  /** Elliptical corners, for pictures with a curved edge. */
  bulge: '3rem 50%',
} as const

/** The only two shadows, for floating elements. */
export const shadow = {
  near: `0 1px 2px ${color.shadowNear}, 0 4px 12px ${color.shadowNear}`,
  far: `0 2px 6px ${color.shadowNear}, 0 16px 40px ${color.shadowFar}`,
} as const

export const motion = { quick: '120ms cubic-bezier(0.2, 0, 0, 1)', calm: '200ms cubic-bezier(0.2, 0, 0, 1)' } as const

/** Separators, and borders of elements that are not controls. */
export const hairline = `1px solid ${color.hairline}`

/**
 * Border of a control. A control needs one part with a contrast of 3:1: its border, its fill or its mark. Controls that
 * are recognised by their text, such as tabs, cards and links, need no border.
 */
export const controlLine = `1px solid ${color.border}`

/** Widths where layouts change. */
export const media = {
  /** Wider than the smallest phones. */
  phone: 'screen and (min-width: 375px)',
  tablet: 'screen and (min-width: 640px)',
  /** Narrower than a tablet. */
  narrow: 'screen and (max-width: 639.98px)',
  desktop: 'screen and (min-width: 1024px)',
  wide: 'screen and (min-width: 1280px)',
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  /** The visitor's own few colours replace those of the page. Only borders and shapes are left to tell states apart. */
  forced: '(forced-colors: active)',
} as const

/** Aligns a text of the opposite direction with its surroundings. It is still truncated at its own end. */
export const alignAsAround: ('-webkit-match-parent' | 'match-parent')[] = ['-webkit-match-parent', 'match-parent']

/**
 * Extra space at the end of truncated lines. In text of the opposite direction, browsers draw the ellipsis outside of
 * the box, where it would otherwise be hidden.
 */
export const roomForDots = { marginInlineEnd: '-1em', paddingInlineEnd: '1em' } as const

/** Height of the sticky header. */
export const stickyHead = { phone: '4rem', desktop: '7rem' }

/** Truncates a name after two lines. Only extremely long names need more, even on a phone of 320 px. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: alignAsAround,
} as const

export const width = { text: '42rem', form: '27rem', checkout: '45rem', content: '75rem', banner: '88.75rem' } as const

export const gutter = 'var(--tp-gutter)'

/** A row of actions: stacked and equally wide on phones, side by side on wider screens. */
export const actionRow = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } },
} as const
