import type { ReactNode } from 'react'

/** Keeps a value's own direction, so that “+24.90 USD” stays itself between Arabic words. */
export const isolate = (value: ReactNode): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? <bdi>{value}</bdi> : value
