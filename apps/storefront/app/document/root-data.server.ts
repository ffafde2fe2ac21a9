import fonts from 'virtual:tenant-fonts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadShell } from '@tradepost/marketplace-features/shell/server'
import { type Flash, flash, takeFlash } from '../cookies/flash.server'
import { openScope } from '../scope/scope.server'
import { recordInvite } from '../sign-in/invite.server'
import { requireLiveSession } from '../sign-in/login-redirect.server'
import { wordsOf } from '../tenant/words.server'

/** What every page shares: the shop's lists, its words, who is signed in. */
export async function loadRoot(args: LoaderFunctionArgs) {
  const scope = await openScope(args)
  scope.beginLoading()
  const { facts, site, config, context, keeper, guestCart } = scope
  const guestCount = guestCart.read().lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // NOTE: a page fetched ahead may come after the one that left a message, and would take it unseen.
  const { isPrefetch } = scope
  const isLogin = context.url.pathname === '/login'
  const [words, shell, invited] = await Promise.all([
    wordsOf(facts, ['shell', 'common']),
    // NOTE: the login leads on whoever has a session. An ended one is found out there, and must not be forgotten here.
    loadShell(context, {
      configs: site.configs,
      guestCount,
      userId: isLogin ? null : (keeper.current()?.userId ?? null),
    }),
    isPrefetch || (isLogin && keeper.current()) ? null : recordInvite(scope),
  ])
  requireLiveSession(scope)
  // NOTE: pages of signing in stay, and say it themselves.
  const isOver = keeper.isOver() && !isPrefetch && !scope.answersForm
  const expired: Flash | null = isOver ? { type: 'warning', text: context.t('shell.loginExpired') } : null
  if (isOver) keeper.clear()
  // NOTE: a page says one thing; what it has no room for is said by the next.
  const said = isPrefetch ? null : (expired ?? takeFlash(facts))
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
