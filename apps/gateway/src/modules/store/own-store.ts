import { type CallData, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { drawPictures, insertPicture, type PublicPicture } from '../file/publish-pictures.ts'

const perHour: RateRule = { name: 'store-edit', limit: 60, windowMs: hourMs }

type SellerRow = typeof seller.$inferSelect
type OwnStore = CallData<typeof calls.seller.sellerOwnStore>

const shown = ({ nickName, about, avatarPath, bannerPath }: SellerRow): OwnStore => ({
  nickName,
  about: Object.entries(about).map(([language, text]) => ({ language, text })),
  avatarUrl: mediaUrl(avatarPath),
  bannerUrl: mediaUrl(bannerPath),
})

async function lockOwn(tx: Tx, tenantId: number, sellerId: string): Promise<SellerRow> {
  const [row] = await tx
    .select()
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
    .for('no key update')
  if (!row) throw new Failure('not_found')
  return row
}

/** Draws an uploaded picture. `null` removes the picture, and `undefined` keeps it. */
async function drawOne(
  deps: Deps,
  context: CallContext,
  field: 'avatar' | 'banner',
  upload: string | null | undefined,
): Promise<PublicPicture | null | undefined> {
  if (!upload) return upload === null ? null : undefined
  const drawn = (await drawPictures(deps, context, [upload], field, { field })).get(upload)
  if (!drawn) throw new Failure('not_found', { field })
  return drawn
}

/** Calls by which sellers edit what their store shows. */
export const ownStoreCalls = (deps: Deps): Implementation[] => [
  implement(calls.seller.sellerOwnStore, (_, context) =>
    asSeller(deps, context, async (tx, sellerId) => shown(await lockOwn(tx, context.tenant.tenantId, sellerId))),
  ),
  implement(calls.seller.sellerOwnStoreEdit, async ({ body = {} }, context) => {
    const avatar = await drawOne(deps, context, 'avatar', body.avatar)
    const banner = await drawOne(deps, context, 'banner', body.banner)
    return asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const now = deps.clock.now()
      await requireRate(tx, tenantId, perHour, sellerId, now)
      const before = await lockOwn(tx, tenantId, sellerId)
      const about = { ...before.about }
      for (const { language, text } of body.about ?? []) {
        const words = cleanText(text)
        if (words) about[language] = words
        else delete about[language]
      }
      for (const picture of [avatar, banner]) if (picture) await insertPicture(tx, context, picture, now)
      const change = {
        about,
        ...(avatar === undefined ? {} : { avatarPath: avatar?.path ?? '', avatarFileId: avatar?.fileId ?? null }),
        ...(banner === undefined ? {} : { bannerPath: banner?.path ?? '', bannerFileId: banner?.fileId ?? null }),
      }
      await tx
        .update(seller)
        .set(change)
        .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
      const facts = ({ about, avatarFileId, bannerFileId }: SellerRow) => ({ about, avatarFileId, bannerFileId })
      const after = { ...before, ...change }
      noteChange(context, { before: facts(before), after: facts(after) })
      return shown(after)
    })
  }),
]
