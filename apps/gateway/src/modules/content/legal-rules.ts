import type { LegalDocument } from '@tradepost/domain/content/legal-documents'
import { richTextHtml } from '@tradepost/domain/rich-text/rich-text-html'
import { legalVersion } from '../../platform/db/schema/content/legal.ts'
import { pick } from '../../platform/text/localised.ts'
import { cleanHtml } from '../site/clean-html.ts'
import type { ContentRules } from './content-rules.ts'

export type LegalBody = {
  document: LegalDocument
  needsConsent: boolean
  texts: Record<string, { title: string; text: string }>
  outdated: string[]
}

export const legalRules: ContentRules<LegalBody> = {
  kind: 'legal',
  live: async () => [],
  async show(tx, tenantId, _item, { document, needsConsent, texts }, { now, version }) {
    const shown = Object.entries(texts).map(([language, { title, text }]) => [
      language,
      { title, html: richTextHtml(text) },
    ])
    // A version that holds already keeps its date.
    await tx
      .insert(legalVersion)
      .values({ tenantId, document, version, needsConsent, texts: Object.fromEntries(shown), holdsFrom: now })
      .onConflictDoNothing()
  },
  // A version that was in force stays readable, and a shop that had terms keeps having some.
  hide: null,
  missing: async ({ texts }, { language }) => (texts[language] ? null : `title.${language}`),
  title: ({ texts }, locale) => pick(texts, locale)?.title ?? '',
  written: ({ texts }) => Object.keys(texts),
  outdated: ({ outdated }) => outdated,
  async preview(_tx, context, { body: { document, texts }, version }) {
    const words = pick(texts, context.locale) ?? { title: '', text: '' }
    const html = cleanHtml(richTextHtml(words.text))
    const times = { holdsFrom: null, heldUntil: null, versions: [] }
    return { legal: { document, version, title: words.title, html, ...times } }
  },
}
