import { ownPath } from '@tradepost/domain/address/own-path'
import { isId } from '@tradepost/domain/typed/id'
import { loadWatch } from '@tradepost/marketplace-features/alerts/server'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { lastOrderOf } from '@tradepost/marketplace-features/offer/server'
import { loadWished, recordViewed } from '@tradepost/marketplace-features/saved/server'
import { loadMember, type ShellData } from '@tradepost/marketplace-features/shell/server'
import { addViewedOffer } from '../../server/visitor/viewed-offers.ts'
import { type Flash, flash } from '../cookies/flash.server'
import type { Scope } from '../scope/scope.server'
import { recordInvite } from '../sign-in/invite.server'

/** What is the visitor's own on a page for everybody. */
export interface Visitor extends Pick<ShellData, 'user' | 'cartCount'> {
  login?: undefined
  signedIn: boolean
  wished: string[]
  /** On the page of an offer. */
  offer: Awaited<ReturnType<typeof loadOfferFacts>> | null
  flash: Flash | null
}
/** The gateway has ended the session: the address of the login. */
interface SessionEnded {
  login: string
}
export type VisitorAnswer = Visitor | SessionEnded

const offerPath = /\/items\/(\d+)\/?$/

/** The visitor's own facts about an offer; records the view. */
async function loadOfferFacts({ facts, context }: Scope, offerId: string) {
  if (!context.signedIn) facts.outgoing.push(...addViewedOffer(facts.cookies, offerId, facts.env.secure))
  const [alerts, bought] = await Promise.all([
    loadWatch(context, offerId),
    lastOrderOf(context, offerId),
    recordViewed(context, offerId),
  ])
  return { alerts, bought }
}

/** What a page for everybody lacks for this visitor, on the page of `path`. */
export async function loadVisitor(scope: Scope, path: string): Promise<VisitorAnswer> {
  const { context, keeper, guestCart, guestSaved, facts } = scope
  const back = ownPath(path) ?? '/'
  const offerId = offerPath.exec(back.split('?')[0] ?? '')?.[1]
  const guestCount = guestCart.read().lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const userId = keeper.current()?.userId ?? null
  const [member, wished, offer, invited] = await Promise.all([
    loadMember(context, { guestCount, userId }),
    loadWished(context, guestSaved),
    offerId && isId(offerId) ? loadOfferFacts(scope, offerId) : null,
    recordInvite(scope),
  ])
  if (keeper.isOver()) {
    keeper.clear()
    flash(facts, 'warning', context.t('shell.loginExpired'))
    return { login: `${context.prefix}${paths.login(back)}` }
  }
  return { signedIn: context.signedIn, ...member, wished, offer, flash: invited }
}
