import { createHash } from 'node:crypto'
import { type CallData, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, asc, eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerTranslation } from '../../platform/db/schema/offer/offer-translation.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanDescription } from '../../platform/text/clean-description.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { TranslationFailed } from '../../platform/translation/translator.ts'
import { lockOwnOffer, requireOwnOffer } from '../offer/require-own-offer.ts'
import { translateWords } from './translate-words.ts'

/** Suggestions cost the company money. */
const suggestions: RateRule = { name: 'offer-suggest', limit: 200, windowMs: dayMs }

type Translations = CallData<typeof calls.offerTranslation.offerTranslations>
type OfferRow = Awaited<ReturnType<typeof requireOwnOffer>>

const versionOf = ({ title, description, textLanguage }: OfferRow) =>
  createHash('sha256')
    .update(JSON.stringify([title, description, textLanguage]))
    .digest('base64url')
    .slice(0, 22)

const ofOffer = ({ tenantId, id }: OfferRow) => ofTenant(offerTranslation, tenantId, eq(offerTranslation.offerId, id))

const ofLanguage = (row: OfferRow, language: string) => and(ofOffer(row), eq(offerTranslation.language, language))

async function translationsOf(deps: Deps, tx: Tx, row: OfferRow): Promise<Translations> {
  const { title, description, textLanguage } = row
  const { language, ...words } = {
    ...{ language: offerTranslation.language, title: offerTranslation.title },
    description: offerTranslation.description,
  }
  return {
    original: { language: textLanguage, title, description, version: versionOf(row) },
    canSuggest: deps.translator !== null,
    list: await tx
      .select({ language, ...words })
      .from(offerTranslation)
      .where(ofOffer(row))
      .orderBy(asc(language)),
  }
}

/** A seller's own translations of an offer. */
export const offerTranslationModule = (deps: Deps): Implementation[] => [
  implement(calls.offerTranslation.offerTranslations, ({ params }, context) =>
    asSeller(deps, context, async (tx, sellerId) =>
      translationsOf(
        deps,
        tx,
        await requireOwnOffer(tx, { tenantId: context.tenant.tenantId, sellerId, offerId: params.id }),
      ),
    ),
  ),
  implement(calls.offerTranslation.translateOffer, ({ params, body }, context) => {
    const { language, version } = body
    const words = { title: cleanTitle(body.title), description: cleanDescription(body.description) }
    if (!words.title) throw new Failure('data_error', { field: 'title' })
    return asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      // An edit of the original waits, and then removes this translation of the words it replaces.
      const row = await lockOwnOffer(tx, { tenantId, sellerId, offerId: params.id })
      if (language === row.textLanguage) throw new Failure('data_error', { field: 'language' })
      if (version !== versionOf(row)) throw new Failure('state_conflict', { field: 'version' })
      const [before = null] = await tx.select().from(offerTranslation).where(ofLanguage(row, language))
      await tx
        .insert(offerTranslation)
        .values({ tenantId, offerId: row.id, language, ...words })
        .onConflictDoUpdate({
          target: [offerTranslation.tenantId, offerTranslation.offerId, offerTranslation.language],
          set: words,
        })
      noteChange(context, { before: before ? { language, title: before.title } : {}, after: { language, ...words } })
      return translationsOf(deps, tx, row)
    })
  }),
  implement(calls.offerTranslation.suggestTranslation, async ({ params, body }, context) => {
    const { translator } = deps
    const { language, version } = body
    // The service is asked outside of a transaction: it may take seconds.
    const row = await asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const found = await requireOwnOffer(tx, { tenantId, sellerId, offerId: params.id })
      if (language === found.textLanguage) throw new Failure('data_error', { field: 'language' })
      if (version !== versionOf(found)) throw new Failure('state_conflict', { field: 'version' })
      if (!translator) throw new Failure('translation_off')
      await requireRate(tx, tenantId, suggestions, sellerId, deps.clock.now())
      return found
    })
    if (!translator) throw new Failure('translation_off')
    try {
      return await translateWords(translator, row, row.textLanguage, language)
    } catch (error) {
      if (!(error instanceof TranslationFailed)) throw error
      deps.log.warn({ err: error }, 'a translation could not be suggested')
      throw new Failure('translation_failed', { cause: error })
    }
  }),
  implement(calls.offerTranslation.removeTranslation, ({ params, body }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const row = await lockOwnOffer(tx, { tenantId: context.tenant.tenantId, sellerId, offerId: params.id })
      const [removed] = await tx.delete(offerTranslation).where(ofLanguage(row, body.language)).returning()
      if (!removed) throw new Failure('not_found', { field: 'language' })
      noteChange(context, { before: { language: removed.language, title: removed.title }, after: {} })
      return translationsOf(deps, tx, row)
    }),
  ),
]
