import fonts from 'virtual:tenant-fonts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadShell } from '@tradepost/marketplace-features/shell/server'
import { type Flash, flash, takeFlash } from './server/flash.server'
import { takeInvite } from './server/invite.server'
import { isAhead } from './server/page.server'
import { openScope } from './server/scope.server'
import { wordsOf } from './server/words.server'

/** What every page shares: the shop's lists, its words, who is signed in. */
export async function loadRoot(args: LoaderFunctionArgs) {
  const scope = await openScope(args)
  scope.beginLoading()
  const { facts, site, config, context, keeper, guestCart } = scope
  const guestCount = guestCart.read().lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // NOTE: a page fetched ahead may come after the one that left a message, and would take it unseen.
  const ahead = isAhead(args.request)
  const [words, shell, invited] = await Promise.all([
    wordsOf(facts, ['shell', 'common']),
    loadShell(context, { configs: site.configs, guestCount, userId: keeper.current()?.userId ?? null }),
    ahead ? null : takeInvite(scope),
  ])
  // NOTE: a page for buyers leads to the login, which says it; every other page goes on without a session and says it here.
  const expired: Flash | null = keeper.accessDenied()
    ? { type: 'warning', text: context.t('shell.loginExpired') }
    : null
  if (ahead && expired) flash(facts, expired.type, expired.text)
  // NOTE: a page says one thing; what it has no room for is said by the next.
  const said = ahead ? null : (expired ?? takeFlash(facts))
  if (said && invited) flash(facts, invited.type, invited.text)
  return {
    words,
    shell,
    flash: said ?? invited,
    tenant: context.tenant,
    icon: config.icon,
    locale: facts.locale,
    font: fonts[facts.locale] ?? null,
    defaultLocale: site.languages[0]?.id ?? ('en' as const),
    prefix: context.prefix,
    currency: context.currency,
    languages: site.languages,
    currencies: site.currencies,
    terminal: facts.terminal,
    abGroup: facts.abGroup,
    signedIn: context.signedIn,
    cards: args.context.env.card !== null,
    timeZone: facts.timeZone,
  }
}
