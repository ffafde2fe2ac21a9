import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { firstCharacters } from '@tradepost/domain/typed/text-limits'

/** A picture as the form of an offer holds it. */
export interface FormPicture {
  id: string
  url: string
  alt: string
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
        .map(({ id, url, alt }) => ({ id, url, alt: firstCharacters(alt, offerLimits.pictureWords) }))
    : []
}
