import { calls } from '@tradepost/contract'
import { legalDocuments } from '@tradepost/domain/content/legal-documents'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type FeatureContext, redirectTo } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** Loads a legal page in the version in force, or in the one that the address asks for. Null if there is no such page. */
export async function loadLegal(ctx: FeatureContext, typedDocument: string) {
  const document = legalDocuments.find((one) => one === typedDocument)
  if (!document) return null
  const version = wholeNumber(ctx.url.searchParams.get('version') ?? '', { min: 1, max: 1000 })
  const page = await ctx.api(calls.legal.legalPage, { params: { document }, query: version ? { version } : {} })
  const isOld = page.heldUntil !== null
  return { page, meta: pageMeta(ctx, page.title, page.title, isOld ? { robots: 'noindex' } : {}) }
}

/** Loads the terms in force for the consent of a customer. Leads back if none is needed. */
export async function loadAgree(ctx: FeatureContext, back: string) {
  const { version, pending } = await ctx.api(calls.legal.termsConsent, {})
  if (!pending || version === null) throw redirectTo(back)
  const page = await ctx.api(calls.legal.legalPage, { params: { document: 'terms' }, query: { version } })
  return {
    ...{ page, back },
    meta: { title: ctx.t('legal.agreeTitle'), description: ctx.t('legal.agreeLead'), robots: 'noindex' },
  }
}
