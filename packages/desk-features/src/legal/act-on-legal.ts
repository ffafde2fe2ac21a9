import { isApiError } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import { itemOfDocument, type LegalDocument, legalDocuments } from '@tradepost/domain/content/legal-documents'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import type { Locale } from '@tradepost/i18n'
import { actOnContent, isContentAct, languagesIn, readWords, savedOr, versionAsked } from '../content/server.ts'
import { countOf, type DeskContext, refuse, textOf } from '../kernel/server.ts'

type Detail = CallData<typeof calls.content.contentDetail>

/** The legal pages that the shop has begun. */
export async function loadLegalPages({ api }: DeskContext) {
  return { page: await api(calls.content.contentPage, { params: { kind: 'legal' }, body: { pageSize: 100 } }) }
}

const documentOf = (typed: string): LegalDocument => legalDocuments.find((one) => one === typed) ?? 'terms'

/** A legal page in its newest version or the one that the address asks for; null if nobody has written it yet. */
export async function loadLegalPage(
  context: DeskContext,
  typed: string,
): Promise<{ document: LegalDocument; legal: Detail | null; languages: string[] }> {
  const document = documentOf(typed)
  const version = versionAsked(context)
  const params = { kind: 'legal', item: itemOfDocument(document) } as const
  try {
    const legal = await context.api(calls.content.contentDetail, { params, query: version ? { version } : {} })
    return { document, legal, languages: legal.languages }
  } catch (error) {
    if (!isApiError(error) || error.code !== 'not_found' || version) throw error
    const { page } = await loadLegalPages(context)
    return { document, legal: null, languages: page.languages }
  }
}

const fields = ['title', 'text'] as const
const missing = { title: 'content.title-missing', text: 'content.text-missing' } as const

/** Saves or publishes a legal page, or goes back to an earlier version. */
export async function actOnLegal(context: DeskContext, form: FormData, typed: string) {
  const document = documentOf(typed)
  const subject = { kind: 'legal', item: itemOfDocument(document) } as const
  if (isContentAct(form)) return actOnContent(context, form, subject)
  const { texts, problems } = readWords(context, form, fields, missing)
  if (Object.keys(texts).length === 0) {
    const first = languagesIn(form, 'title')[0] ?? 'en'
    const message = context.t('content.words-missing')
    problems.push({ code: 'cannot_be_empty', message, field: `title.${first}` })
  }
  if (problems.length > 0) return refuse(problems, form)
  const body = {
    ...{ document, texts: texts as Record<Locale, Record<(typeof fields)[number], string>> },
    version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
    needsConsent: form.has('needsConsent'),
    confirmed: languagesIn(form, 'confirmed'),
  }
  return savedOr(context, form, subject, async () => {
    await context.api(calls.content.saveLegal, { body })
    return { ok: true as const, done: 'saved' as const }
  })
}
