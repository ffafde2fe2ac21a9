import type { FakeState } from './state.ts'

/** The fake's current time plus milliseconds. */
export const later = (state: FakeState, milliseconds: number): string =>
  new Date(state.now().getTime() + milliseconds).toISOString()
