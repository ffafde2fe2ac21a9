import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cropPixels, isPictureCrop } from './picture-crop.ts'

it('a part of a picture is cut in whole pixels', () => {
  const picture = { width: 2400, height: 900 }
  expect(cropPixels({ x: 0.25, y: 0, width: 0.5, height: 1 }, picture)).toEqual({
    ...{ left: 600, top: 0, width: 1200, height: 900 },
  })
})

it('a part never leaves its picture', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
  const crops = fc.record({ x: share, y: share, width: share, height: share })
  fc.assert(
    fc.property(crops, size, (crop, picture) => {
      const { left, top, width, height } = cropPixels(crop, picture)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(left + width).toBeLessThanOrEqual(picture.width)
      expect(top + height).toBeLessThanOrEqual(picture.height)
    }),
  )
})

it('anything else is no part of a picture', () => {
  expect(isPictureCrop({ x: 0, y: 0.5, width: 1, height: 0.05 })).toBe(true)
  for (const wrong of [null, 'x', {}, { x: -0.1, y: 0, width: 1, height: 1 }, { x: 0, y: 0, width: 0.01, height: 1 }])
    expect(isPictureCrop(wrong)).toBe(false)
  expect(isPictureCrop({ x: 0, y: 0, width: Number.NaN, height: 1 })).toBe(false)
})
