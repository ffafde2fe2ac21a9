import { expect, it } from 'vitest'
import { stateOfContent } from './content-state.ts'

const at = new Date()

it('says what the shop does with an item, and published before all else', () => {
  expect(stateOfContent({ shown: null, planned: null, withdrawnAt: null })).toBe('draft')
  expect(stateOfContent({ shown: null, planned: 2, withdrawnAt: at })).toBe('planned')
  expect(stateOfContent({ shown: 1, planned: 2, withdrawnAt: at })).toBe('published')
  expect(stateOfContent({ shown: null, planned: null, withdrawnAt: at })).toBe('withdrawn')
})
