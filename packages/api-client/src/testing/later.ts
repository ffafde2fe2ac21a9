import type { FakeState } from './state.ts'

export const dayMs = 86_400_000
/** The fake's time, so many milliseconds from now. */
export const later = (state: FakeState, milliseconds: number): string =>
  new Date(state.now().getTime() + milliseconds).toISOString()
