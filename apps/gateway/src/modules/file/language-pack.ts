import { createHash } from 'node:crypto'
import type { CallData, CallInput, calls } from '@tradepost/contract'
import { isLocale, type Locale } from '@tradepost/i18n'
import { packFor, wordsVersion } from '@tradepost/i18n/server'
import type { CallContext } from '../../platform/call/call-context.ts'
import { Failure } from '../../platform/failure/failure.ts'

type Pack = CallData<typeof calls.dictionary.languagePack>
const packs = new Map<Locale, { pack: Pack; tag: string }>()

function packOf(locale: Locale) {
  const cached = packs.get(locale)
  if (cached) return cached
  const pack = { value: { ...packFor(locale) } }
  const tag = `"${createHash('sha256')
    .update(JSON.stringify([wordsVersion, pack]))
    .digest('base64url')
    .slice(0, 24)}"`
  packs.set(locale, { pack, tag })
  return { pack, tag }
}

/** The messages of a language of the product; not found for any other name. */
export async function languagePack(
  { params }: CallInput<typeof calls.dictionary.languagePack>,
  context: CallContext,
): Promise<Pack> {
  if (!isLocale(params.locale)) throw new Failure('not_found', { field: 'locale' })
  const { pack, tag } = packOf(params.locale)
  context.setHeader('ETag', tag)
  context.setHeader('X-Words-Version', wordsVersion)
  context.setHeader('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400')
  return pack
}
