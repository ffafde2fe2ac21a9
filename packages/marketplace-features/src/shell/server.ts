import { isSessionOver } from '@tradepost/api-client'
import { type AreaCategories, type AreaFooter, calls } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import type { FeatureContext } from '../kernel/server.ts'
import { keptFor } from './kept.ts'
import type { ShellData } from './shell-data.ts'

export type { ShellData, ShellFlash } from './shell-data.ts'

interface ShellInput {
  configs: { areaType: number; jsonData: string }[]
  legalLinks?: ShellData['legal']
  guestCount: number
  /** Null for visitors. */
  userId: string | null
}

function areaOf<T>(configs: ShellInput['configs'], type: number): Partial<T> {
  try {
    const area = configs.find((config) => config.areaType === type)
    return area ? (JSON.parse(area.jsonData) as Partial<T>) : {}
  } catch {
    return {}
  }
}

// Leaves out failed parts of the frame, because the page works without them. The API client logs the failures.
const orElse = <T>(promise: Promise<T>, fallback: T): Promise<T> => promise.catch(() => fallback)

const footerOf = (configs: ShellInput['configs']): ShellData['footer'] =>
  (areaOf<AreaFooter>(configs, areaType.footer).columns ?? []).filter(({ links }) => links.length > 0)

const avatarKept = keptFor<string | null>(600_000)

async function loadNotices({ api, locale }: FeatureContext): Promise<ShellData['notices']> {
  const notices = await api(calls.site.noticeList, { query: { type: 'site' } })
  return notices.slice(0, 2).map(({ id, title, text, picture }) => ({ id: `${locale}-${id}`, title, text, picture }))
}

async function loadLegalPages({ api }: FeatureContext): Promise<ShellData['ownLegal']> {
  const pages = await api(calls.legal.legalPageList, {})
  return pages.map(({ document, title }) => ({ document, title }))
}

async function loadUser(ctx: FeatureContext, userId: string): Promise<ShellData['user']> {
  const isLogin = ctx.url.pathname === '/login'
  if (isLogin) return null
  const info = await ctx.api(calls.account.userBaseInfo, { body: { tenantId: ctx.tenant.tenantId } })
  const { avatar } = info
  const avatarUrl = avatar
    ? await avatarKept(
        `${userId}/${avatar}`,
        async () => (await ctx.api(calls.file.getFile, { params: { id: avatar } })).fileUrl,
      ).catch(() => null)
    : null
  return { nickName: info.nickName, avatarUrl }
}

async function countCart(ctx: FeatureContext): Promise<number> {
  const cart = await ctx.api(calls.cart.getCart, { query: { toCurrencyId: ctx.currency.id } })
  return cart.count
}

/** The part of the frame that differs by visitor: name, picture and number of items in the cart. */
export async function loadMember(
  ctx: FeatureContext,
  { guestCount, userId }: Pick<ShellInput, 'guestCount' | 'userId'>,
): Promise<Pick<ShellData, 'user' | 'cartCount'>> {
  const user = userId
    ? loadUser(ctx, userId).catch((error: unknown) => {
        if (isSessionOver(error)) return null
        return { nickName: '', avatarUrl: null }
      })
    : null
  const [cartCount, who] = await Promise.all([userId ? orElse(countCart(ctx), 0) : guestCount, user])
  return { cartCount, user: ctx.signedIn ? who : null }
}

/** Loads the frame of a page. Makes additional calls only for signed-in users. */
export async function loadShell(
  ctx: FeatureContext,
  { configs, legalLinks = [], ...visitor }: ShellInput,
): Promise<ShellData> {
  const [notices, ownLegal, member] = await Promise.all([
    orElse(loadNotices(ctx), []),
    orElse(loadLegalPages(ctx), []),
    loadMember(ctx, visitor),
  ])
  return {
    categories: (areaOf<AreaCategories>(configs, areaType.hotCategory).categories ?? []).map(
      ({ categoryId, categoryName, icon }) => ({ id: categoryId, name: categoryName, icon }),
    ),
    footer: footerOf(configs),
    // A page that is published here takes the place of the one that is elsewhere.
    legal: legalLinks.filter(({ page }) => !ownLegal.some(({ document }) => document === page)),
    ownLegal,
    notices,
    ...member,
  }
}
