import { ownPath } from '@tradepost/domain/address/own-path'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { isId } from '@tradepost/domain/typed/id'
import { loadWatch } from '@tradepost/marketplace-features/alerts/server'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { lastOrderOf } from '@tradepost/marketplace-features/offer/server'
import { countView, loadWished, recordViewed } from '@tradepost/marketplace-features/saved/server'
import { countEmptySearch } from '@tradepost/marketplace-features/search/server'
import { loadMember, type ShellData } from '@tradepost/marketplace-features/shell/server'
import { addViewedOffer } from '../../server/visitor/viewed-offers.ts'
import { type Flash, flash } from '../cookies/flash.server'
import type { Scope } from '../scope/scope.server'
import { recordInvite } from '../sign-in/invite.server'

/** The visitor's personal data, which a page for everybody does not contain. */
export interface Visitor extends Pick<ShellData, 'user' | 'cartCount'> {
  login?: undefined
  signedIn: boolean
  wished: string[]
  /** Null except on the page of an offer. */
  offer: Awaited<ReturnType<typeof loadOfferFacts>> | null
  flash: Flash | null
}
/** The answer when the gateway has ended the session. */
interface SessionEnded {
  /** The address of the login page, which returns to the current page. */
  login: string
}
export type VisitorAnswer = Visitor | SessionEnded

const keywordOf = (path: string) => typedKeyword(new URLSearchParams(path.split('?')[1] ?? '').get('q') ?? '')

const offerPath = /\/items\/(\d+)\/?$/

/** Loads the visitor's alerts and last order of an offer, and records that the visitor viewed it, unless a crawler did. */
async function loadOfferFacts({ facts, context }: Scope, offerId: string) {
  if (!context.signedIn) facts.outgoing.push(...addViewedOffer(facts.cookies, offerId, facts.env.secure))
  const [alerts, bought] = await Promise.all([
    loadWatch(context, offerId),
    lastOrderOf(context, offerId),
    recordViewed(context, offerId),
    facts.isBot ? null : countView(context, offerId),
  ])
  return { alerts, bought }
}

/** Loads the visitor's own data for the page at `path`. `isEmptySearch`: the page is a search that no offer matched. */
export async function loadVisitor(scope: Scope, path: string, isEmptySearch: boolean): Promise<VisitorAnswer> {
  const { context, keeper, guestCart, guestSaved, facts } = scope
  const backPath = ownPath(path) ?? '/'
  const offerId = offerPath.exec(backPath.split('?')[0] ?? '')?.[1]
  const guestCount = guestCart.read().lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const userId = keeper.current()?.userId ?? null
  const [member, wished, offer, inviteFlash] = await Promise.all([
    loadMember(context, { guestCount, userId }),
    loadWished(context, guestSaved),
    offerId && isId(offerId) ? loadOfferFacts(scope, offerId) : null,
    recordInvite(scope),
    isEmptySearch && !facts.isBot ? countEmptySearch(context, keywordOf(backPath)) : null,
  ])
  if (keeper.isOver()) {
    keeper.clear()
    flash(facts, 'warning', context.t('shell.loginExpired'))
    return { login: `${context.prefix}${paths.login(backPath)}` }
  }
  return { signedIn: context.signedIn, ...member, wished, offer, flash: inviteFlash }
}
