import { calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { isId } from '@tradepost/domain/typed/id'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { type DeskContext, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'

/** The words of an offer with its translations, and the language that the address names. */
export async function loadOfferTranslations({ api, url }: DeskContext, typedId: string) {
  const id = isId(typedId) ? typedId : '0'
  const asked = url.searchParams.get('language')
  return {
    offerId: id,
    translations: await api(calls.offerTranslation.offerTranslations, { params: { id } }),
    asked: languages.find((language) => language === asked) ?? null,
  }
}

/** The suggestion of a machine, and what the form held before it. */
export interface Suggested {
  ok: true
  suggestion: { language: string; title: string; description: string }
  before: { title: string; description: string }
}

/** Saves or removes the translation into one language, or asks for a suggestion, which is saved by nobody but the seller. */
export async function actOnOfferTranslations(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const language = languages.find((one) => one === textOf(form, 'language')) ?? 'en'
  if (textOf(form, 'act') === 'remove')
    return withProblems(context, form, async () => {
      await api(calls.offerTranslation.removeTranslation, { params: { id }, body: { language } })
      return { ok: true as const }
    })
  const title = textOf(form, 'title').trim()
  // Browsers send line breaks as two characters.
  const description = textOf(form, 'description').replaceAll('\r\n', '\n')
  const problems: Problem[] = []
  const version = textOf(form, 'version')
  const stale = () => refuse([{ code: 'state_conflict', message: t('offerTranslations.stale') }], form)
  if (textOf(form, 'act') === 'suggest') {
    const suggested = await withProblems(context, form, async (): Promise<Suggested> => {
      const words = await api(calls.offerTranslation.suggestTranslation, {
        params: { id },
        body: { language, version },
      })
      return { ok: true, suggestion: { language, ...words }, before: { title, description } }
    })
    return suggested.ok || !suggested.problems.some(({ field }) => field === 'version') ? suggested : stale()
  }
  if (!title || lengthOf(title) > offerLimits.title)
    problems.push({ code: 'format_error', message: t('desk.title-wrong'), field: 'title' })
  if (lengthOf(description) > offerLimits.description)
    problems.push({
      ...{ code: 'format_error', field: 'description' },
      message: t('offerForm.description-wrong', { max: offerLimits.description }),
    })
  if (problems.length > 0) return refuse(problems, form)
  const result = await withProblems(context, form, async () => {
    await api(calls.offerTranslation.translateOffer, {
      params: { id },
      body: { language, title, description, version },
    })
    return { ok: true as const }
  })
  if (result.ok || !result.problems.some(({ field }) => field === 'version')) return result
  return stale()
}
