import type { ReactNode } from 'react'
import { assignInlineVars } from '../styling/assign-inline-vars.ts'
import { cx } from '../styling/cx.ts'
import type { Space } from '../vars.css.ts'
import * as css from './layout.css.ts'

type Tag = 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'main' | 'nav' | 'ul' | 'ol' | 'li' | 'span'

type Common = {
  children: ReactNode
  as?: Tag
  gap?: Space
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Props of Stack. */
export type StackProps = Common & { align?: keyof typeof css.align }

/** Children in a column. */
export const Stack = ({ as: As = 'div', gap = 4, align = 'stretch', ...rest }: StackProps) => (
  <As {...rest} className={cx(css.stack, css.gaps[gap], css.align[align])} />
)

/** Props of Inline. */
export type InlineProps = Common & {
  align?: keyof typeof css.align
  justify?: keyof typeof css.justify
  /** Wraps children to further lines; true by default. */
  wrap?: boolean
}

/** Children in a row. */
export const Inline = ({
  as: As = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: InlineProps) => (
  <As {...rest} className={cx(css.inline, css.gaps[gap], css.align[align], css.justify[justify], wrap && css.wrap)} />
)

/** Props of Grid. */
export type GridProps = Common & {
  /** The minimum width of a column, as a CSS length. */
  min?: string
}

/** A grid with as many columns of equal width as fit. */
export const Grid = ({ as: As = 'div', gap = 4, min = '15rem', ...rest }: GridProps) => (
  <As {...rest} className={cx(css.grid, css.gaps[gap])} style={assignInlineVars({ [css.minColumn]: min })} />
)

/** Props of Container. */
export type ContainerProps = Omit<Common, 'gap'> & { width?: keyof typeof css.widths }

/** Limits the content to the page's maximum width, with padding at the sides. */
export const Container = ({ as: As = 'div', width = 'content', ...rest }: ContainerProps) => (
  <As {...rest} className={cx(css.container, css.widths[width])} />
)

/** Props of Split. */
export type SplitProps = {
  children: ReactNode
  aside: ReactNode
  /** The side of the aside: `start` for filters, `end` for a buy box. */
  side?: keyof typeof css.sides
  /** Keeps the aside in view while the main content scrolls. */
  sticky?: boolean
  /** Hides the aside on phones, for asides that open as a Sheet there. */
  desktopOnly?: boolean
}

/** Main content with an aside beside it; on phones, they are stacked. */
export const Split = ({ children, aside, side = 'start', sticky = false, desktopOnly = false }: SplitProps) => {
  const beside = <div className={cx(sticky && css.sticky, desktopOnly && css.asideHiddenOnPhones)}>{aside}</div>
  return (
    <div className={cx(css.split, css.sides[side])}>
      {side === 'start' ? beside : null}
      <div>{children}</div>
      {side === 'end' ? beside : null}
    </div>
  )
}

/** A thin line between two parts. */
export const Divider = () => <hr className={css.divider} />
