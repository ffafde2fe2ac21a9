/** A part of a picture, in fractions of its width and height from its left upper corner. */
export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

/** The least width and height of a part. */
export const leastCrop = 0.05

/** Width by height of the pictures on an offer's page. */
export const pictureAspect = 16 / 9

/** True if the value is a part of a picture. */
export function isPictureCrop(value: unknown): value is PictureCrop {
  const { x, y, width, height } = (value ?? {}) as Record<string, unknown>
  const isIn = (number: unknown, min: number): number is number =>
    typeof number === 'number' && number >= min && number <= 1
  return isIn(x, 0) && isIn(y, 0) && isIn(width, leastCrop) && isIn(height, leastCrop)
}

/** The pixels of a part; never more than the picture has, and at least one. */
export function cropPixels({ x, y, width, height }: PictureCrop, picture: { width: number; height: number }) {
  const along = (from: number, share: number, all: number) => {
    const start = Math.min(Math.round(from * all), all - 1)
    return { start, length: Math.max(1, Math.min(Math.round(share * all), all - start)) }
  }
  const across = along(x, width, picture.width)
  const down = along(y, height, picture.height)
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}
