import { pictureAspect } from '@tradepost/domain/offer/picture-crop'
import { expect, it } from 'vitest'
import { readFormPictures, readNewCrops } from './form-pictures.ts'
import { middleOf } from './middle-of.ts'

const crop = { x: 0.1, y: 0, width: 0.5, height: 1 }
const picture = { id: 'one', url: '/one.webp', alt: 'One' }

it('a form keeps the cuts of its pictures, and nothing else that was sent', () => {
  const sent = [{ ...picture, crop, more: 1 }, { ...picture, crop: { x: 2 } }, { alt: 'without a picture' }]
  expect(readFormPictures(JSON.stringify(sent))).toEqual([{ ...picture, crop }, picture])
})

it('cuts of chosen pictures stay in the order of the pictures', () => {
  expect(readNewCrops(JSON.stringify([null, crop, { x: 0 }]))).toEqual([undefined, crop, undefined])
  expect(readNewCrops('no list')).toEqual([])
  expect(readNewCrops('')).toEqual([])
})

it('the middle of a picture has the shape of the pictures in the shop', () => {
  for (const [width, height] of [
    [1600, 600],
    [400, 900],
    [1600, 900],
  ] as const) {
    const part = middleOf({ width, height })
    expect((part.width * width) / (part.height * height)).toBeCloseTo(pictureAspect)
    expect(Math.max(part.width, part.height)).toBe(1)
    expect(part.x * 2 + part.width).toBeCloseTo(1)
    expect(part.y * 2 + part.height).toBeCloseTo(1)
  }
})
