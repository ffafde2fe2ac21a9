import { expect, it } from 'vitest'
import { isSampled } from './is-sampled.ts'

const devices = Array.from({ length: 200_000 }, (_, n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`)
const count = (share?: number) => devices.filter((device) => isSampled(device, share)).length

it('I-49 samples one device in a thousand, and the same ones every time', () => {
  const sampled = devices.filter((device) => isSampled(device))
  // A thousandth of 200,000 is 200; four standard deviations are 57.
  expect(Math.abs(sampled.length - 200)).toBeLessThan(57)
  expect(sampled.every((device) => isSampled(device))).toBe(true)
  expect([count(0), count(1)]).toEqual([0, devices.length])
  expect(Math.abs(count(0.01) - 2000)).toBeLessThan(180)
})
