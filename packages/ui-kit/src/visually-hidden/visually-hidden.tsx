import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Props of VisuallyHidden. */
export type VisuallyHiddenProps = {
  children: ReactNode
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend'
  id?: string
  role?: 'status'
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: As = 'span', ...rest }: VisuallyHiddenProps) => <As {...rest} className={hidden} />
