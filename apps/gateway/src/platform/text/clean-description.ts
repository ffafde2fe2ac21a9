import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { cleanRichText } from '@tradepost/domain/rich-text/write-rich-text'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { Failure } from '../failure/failure.ts'
import { cleanText } from './clean-text.ts'

/** The stored form of an offer's description. Refused if it is too long, as escapes can make it longer than typed. */
export function cleanDescription(input: string): string {
  const text = cleanRichText(cleanText(input))
  if (lengthOf(text) > offerLimits.description) throw new Failure('data_error', { field: 'description' })
  return text
}
