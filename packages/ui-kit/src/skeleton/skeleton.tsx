import type { ReactNode } from 'react'
import { assignInlineVars } from '../styling/assign-inline-vars.ts'
import { cx } from '../styling/cx.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './skeleton.css.ts'

/** Props of SkeletonBlock. */
export type SkeletonBlockProps = { width?: string; height?: string; shape?: keyof typeof css.shapes }

/** Placeholder block. */
export const SkeletonBlock = ({ width = '100%', height = '1rem', shape = 'block' }: SkeletonBlockProps) => (
  <span
    aria-hidden
    className={cx(css.block, css.shapes[shape])}
    style={assignInlineVars({ [css.blockWidth]: width, [css.blockHeight]: height })}
  />
)

/** Placeholder of a paragraph. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className={css.lines}>
    {Array.from({ length: lines }, (_, line) => `${line}`).map((key, line) => (
      <SkeletonBlock key={key} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} height="0.875rem" />
    ))}
  </span>
)

/** Props of SkeletonOfferCard, the same as those of the OfferCard that replaces it. */
export type SkeletonOfferCardProps = { cover?: boolean; layout?: 'column' | 'row' }

/** Placeholder of an OfferCard. */
export const SkeletonOfferCard = ({ cover = false, layout = 'column' }: SkeletonOfferCardProps) => (
  <div className={cx(css.offer, css.offerLayouts[layout])}>
    {cover ? <span aria-hidden className={cx(css.block, css.offerCovers[layout])} /> : null}
    <div className={css.offerWords}>
      <SkeletonBlock height="1.125rem" />
      <SkeletonBlock width="70%" height="1.125rem" />
      <SkeletonBlock width="45%" height="0.875rem" />
      <SkeletonBlock width="60%" height="0.875rem" />
      <div className={css.between}>
        <SkeletonBlock width="6rem" height="1.375rem" />
        <SkeletonBlock width="4rem" height="1.375rem" />
      </div>
    </div>
  </div>
)

/** Placeholder of a GameCard. */
export const SkeletonGameCard = () => (
  <div className={css.game}>
    <span aria-hidden className={cx(css.block, css.shapes.card, css.poster)} />
    <SkeletonBlock width="75%" height="0.875rem" />
  </div>
)

/** Container of placeholders, which announces to screen readers that content is loading. */
export const SkeletonRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)
