import { languages } from '@tradepost/domain/language/languages'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { type DeskContext, type Problem, textOf } from '../kernel/server.ts'

/** The texts that a form has for each language, with their largest number of characters. */
const texts = {
  name: catalogLimits.name,
  about: catalogLimits.about,
  seoTitle: catalogLimits.seoTitle,
  seoDescription: catalogLimits.seoDescription,
  keywords: catalogLimits.keywords,
}

/** A problem of a field with too many characters; none if it fits. */
export const tooLong = ({ t }: Pick<DeskContext, 't'>, field: string, text: string, max: number): Problem[] =>
  lengthOf(text) > max ? [{ code: 'data_error', message: t('ownStore.about-wrong', { max }), field }] : []

/** Reads the words of a form in each language that it shows. */
export function readWords(context: Pick<DeskContext, 't'>, form: FormData) {
  const problems: Problem[] = []
  const read = (name: keyof typeof texts, language: string) => {
    const field = `${name}-${language}`
    const text = textOf(form, field).replaceAll('\r\n', '\n').trim()
    problems.push(...tooLong(context, field, text, texts[name]))
    return text
  }
  const words = languages
    .filter((language) => Object.keys(texts).some((name) => form.has(`${name}-${language}`)))
    .map((language) => ({
      ...{ language, name: read('name', language), about: read('about', language) },
      ...{ seoTitle: read('seoTitle', language), seoDescription: read('seoDescription', language) },
    }))
  const searchWords = new Map(
    languages
      .filter((language) => form.has(`keywords-${language}`))
      .map((language) => [language, read('keywords', language).replaceAll(/\s+/g, ' ')]),
  )
  return { words, searchWords, confirmed: languages.filter((language) => form.has(`confirmed-${language}`)), problems }
}

/** The name of an attribute or value in each language that a form shows. */
export function readNames(context: Pick<DeskContext, 't'>, form: FormData) {
  const { words, ...rest } = readWords(context, form)
  return { names: words.map(({ language, name }) => ({ language, name })), ...rest }
}
