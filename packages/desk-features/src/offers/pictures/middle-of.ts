import { type PictureCrop, pictureAspect } from '@tradepost/domain/offer/picture-crop'

/** The largest part from the middle of a picture that has the shape of the shop's pictures. */
export function middleOf(picture: { width: number; height: number }): PictureCrop {
  const aspect = picture.width / picture.height
  const width = Math.min(1, pictureAspect / aspect)
  const height = Math.min(1, aspect / pictureAspect)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
