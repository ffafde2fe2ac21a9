import type { ReactNode } from 'react'

/** Keeps the direction of a value such as “+24.90 USD” within Arabic text. */
export const isolate = (value: ReactNode): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? <bdi>{value}</bdi> : value
