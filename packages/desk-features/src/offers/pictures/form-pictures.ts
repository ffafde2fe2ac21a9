import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { isPictureCrop, type PictureCrop } from '@tradepost/domain/offer/picture-crop'
import { firstCharacters } from '@tradepost/domain/typed/text-limits'

/** A picture as the form of an offer holds it. */
export interface FormPicture {
  id: string
  url: string
  alt: string
  /** The part that is shown from then on; undefined if nothing is to be cut. */
  crop?: PictureCrop | undefined
}

const isPicture = (value: unknown): value is FormPicture => {
  const { id, url, alt } = (value ?? {}) as Record<string, unknown>
  return [id, url, alt].every((one) => typeof one === 'string') && id !== ''
}

/** Reads the pictures of a form's hidden field; none if the text is not theirs. */
export function readFormPictures(text: string): FormPicture[] {
  let list: unknown
  try {
    list = JSON.parse(text || '[]')
  } catch {
    return []
  }
  return Array.isArray(list)
    ? list
        .filter(isPicture)
        .slice(0, offerLimits.pictures)
        .map(({ id, url, alt, crop }) => ({
          ...{ id, url, alt: firstCharacters(alt, offerLimits.pictureWords) },
          ...(isPictureCrop(crop) ? { crop } : {}),
        }))
    : []
}

/** Reads the parts of the chosen pictures, in their order; undefined for whole ones. */
export function readNewCrops(text: string): (PictureCrop | undefined)[] {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list.map((one) => (isPictureCrop(one) ? one : undefined)) : []
  } catch {
    return []
  }
}
