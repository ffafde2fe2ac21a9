import { type CallInput, calls } from '@tradepost/contract'
import { itemOfDocument } from '@tradepost/domain/content/legal-documents'
import { outdatedLanguages } from '@tradepost/domain/content/outdated-languages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { cleanRichText } from '@tradepost/domain/rich-text/write-rich-text'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import type { ContentBody } from './content-rules.ts'
import type { ContentKey } from './content-store.ts'
import { languagesOf } from './content-view.ts'
import type { LegalBody } from './legal-rules.ts'
import { save, unofferedTexts } from './save-content.ts'

/** The cleaned words of a legal page by language. A language without any is not written. */
function cleanLegal(texts: CallInput<typeof calls.content.saveLegal>['body']['texts']): LegalBody['texts'] {
  const cleaned: LegalBody['texts'] = {}
  for (const [language, typed] of Object.entries(texts)) {
    const title = cleanTitle(typed.title)
    const text = cleanRichText(cleanText(typed.text))
    if (!title && !text) continue
    if (!title) throw new Failure('data_error', { field: `title.${language}` })
    if (!text || lengthOf(text) > contentLimits.legalText)
      throw new Failure('data_error', { field: `text.${language}` })
    cleaned[language] = { title, text }
  }
  if (Object.keys(cleaned).length === 0) throw new Failure('data_error', { field: 'title' })
  return cleaned
}

/** The call that saves drafts of legal pages. */
export const saveLegalCall = (deps: Deps): Implementation =>
  implement(calls.content.saveLegal, ({ body }, context) => {
    const words = cleanLegal(body.texts)
    const { document } = body
    // Only the terms ask for consent; the other pages inform.
    const needsConsent = body.needsConsent && document === 'terms'
    return asStaff(deps, context, (tx, userId) => {
      const key: ContentKey = { tenantId: context.tenant.tenantId, kind: 'legal', item: itemOfDocument(document) }
      const bodyFrom = async (before: ContentBody | null): Promise<LegalBody> => {
        const earlier = before as LegalBody | null
        const texts = { ...(await unofferedTexts(tx, context, earlier?.texts ?? {})), ...words }
        const [original = 'en'] = await languagesOf(tx, context)
        const outdated = outdatedLanguages({
          before: earlier && { texts: earlier.texts, outdated: earlier.outdated },
          ...{ after: texts, original, confirmed: body.confirmed },
        })
        return { document, needsConsent, texts, outdated }
      }
      return save(deps, tx, context, { key, version: body.version, userId, bodyFrom })
    })
  })
