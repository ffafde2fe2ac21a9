import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('finds ports that no outgoing connection takes before a program listens at them', async () => {
  for (let count = 0; count < 50; count++) {
    const port = await freePort([101, 104])
    expect(port).toBeGreaterThan(10_080) // The highest port that browsers refuse below the range.
    expect(port + 104).toBeLessThan(32_768)
  }
})
