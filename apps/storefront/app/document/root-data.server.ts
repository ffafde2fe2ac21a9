import fonts from 'virtual:tenant-fonts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadShell } from '@tradepost/marketplace-features/shell/server'
import { type Flash, flash, takeFlash } from '../cookies/flash.server'
import { frameAreas } from '../preview/frame-areas.server'
import { openScope } from '../scope/scope.server'
import { recordInvite } from '../sign-in/invite.server'
import { requireLiveSession } from '../sign-in/login-redirect.server'
import { wordsOf } from '../words/words.server'

/** Loads the data that every page shares: the shell's lists and messages, and the signed-in user. */
export async function loadRoot(args: LoaderFunctionArgs) {
  const scope = await openScope(args)
  scope.beginLoading()
  const { facts, site, config, context, keeper, guestCart } = scope
  const guestCount = guestCart.read().lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // A prefetched page must not take the flash message, because nobody would see it.
  const { isPrefetch } = scope
  const isLogin = context.url.pathname === '/login'
  const [words, shell, invited] = await Promise.all([
    wordsOf(facts, ['shell', 'common']),
    // The login page redirects signed-in users and detects an ended session itself, so do not use the session here.
    frameAreas(context, site.configs).then((configs) =>
      loadShell(context, {
        configs,
        legalLinks: site.legalLinks,
        guestCount,
        userId: isLogin ? null : (keeper.current()?.userId ?? null),
      }),
    ),
    isPrefetch || (isLogin && keeper.current()) ? null : recordInvite(scope),
  ])
  requireLiveSession(scope)
  // Sign-in pages are not redirected to the login, so they show the expiry message themselves.
  const isOver = keeper.isOver() && !isPrefetch && !scope.answersForm
  const expired: Flash | null = isOver ? { type: 'warning', text: context.t('shell.loginExpired') } : null
  if (isOver) keeper.clear()
  // A page shows one message, so the next page shows the second.
  const message = isPrefetch ? null : (expired ?? takeFlash(facts))
  if (message && invited) flash(facts, invited.type, invited.text)
  return {
    words,
    shell,
    flash: message ?? invited,
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
    forEverybody: facts.forEverybody,
    cards: args.context.env.card !== null,
    timeZone: facts.timeZone,
  }
}
