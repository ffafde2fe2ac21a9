import type { FakeState } from './state.ts'

/** The fake's time, so many milliseconds from now. */
export const later = (state: FakeState, milliseconds: number): string =>
  new Date(state.now().getTime() + milliseconds).toISOString()
