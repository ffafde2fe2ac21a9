import { expect, it } from 'vitest'
import { platformOf } from './platform.ts'

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15', 'mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0', 'windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0', 'other'],
  [null, 'other'],
] as const)('reads %o as %s', (agent, platform) => {
  expect(platformOf(agent)).toBe(platform)
})
