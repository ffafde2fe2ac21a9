import { expect, it } from 'vitest'
import { withoutCampaign } from './campaign.ts'

it('Y3 removes campaign parameters from a query string, in any spelling, and nothing else', () => {
  for (const [search, expected] of [
    ['', ''],
    ['?', ''],
    ['?utm_source=X', ''],
    ['?utm_source=X&q=a+b&gclid=1', '?q=a+b'],
    ['?q=%7E&utm_campaign', '?q=%7E'],
    ['?%75tm_source=X&page=2', '?page=2'],
    ['?q=utm_source&fbclid=1&&', '?q=utm_source'],
    ['?resource=1&xutm_source=1', '?resource=1&xutm_source=1'],
  ])
    expect(withoutCampaign(search ?? '')).toBe(expected)
})
