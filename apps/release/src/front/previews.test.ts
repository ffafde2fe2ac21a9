import { expect, it } from 'vitest'
import { Previews } from './previews.ts'

it('the versions of previews run for half an hour after their last use, two at most', () => {
  let now = 0
  const previews = new Previews(() => now)
  previews.use('1.1.0')
  now += 60_000
  previews.use('1.2.0')
  previews.use('1.1.0')
  previews.use('1.3.0')
  expect([...previews.active()]).toEqual(['1.1.0', '1.3.0'])
  now += 31 * 60_000
  expect(previews.active().size).toBe(0)
})
