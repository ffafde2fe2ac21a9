import type { ServerResponse } from 'node:http'
import type { Env } from '../env.ts'
import { type InlineHashes, noInline } from './inline-hashes.ts'
import { isGuarded, takesCards } from './protected-paths.ts'

interface ThirdPartyRights {
  sources: string[]
  popups: boolean
}

/** Third parties a page may load from: the card provider at checkout, widgets on public pages, none elsewhere. */
function thirdPartiesOf({ oneTap, translateWidget, card }: Env, pathname: string): ThirdPartyRights {
  if (takesCards(pathname)) return { sources: card?.origins ?? [], popups: false }
  if (isGuarded(pathname)) return { sources: [], popups: false }
  const prompt = oneTap ? [new URL('./', oneTap.src).href] : []
  return { sources: [...prompt, ...(translateWidget?.origins ?? [])], popups: oneTap !== null }
}

/** The security policy of built files, which load nothing. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** Stripe's card pages. Staff of any shop may set keys of Stripe while it is open. */
const stripePages = 'https://checkout.stripe.com'

/**
 * The Content-Security-Policy of one answer. Scripts come from the built files, from the third parties of the page, or
 * are inline with one of the hashes: the header of a page is the same for everybody.
 */
export function contentSecurityPolicy(env: Env, hashes: InlineHashes, pathname: string): string {
  if (pathname.startsWith('/assets/')) return filePolicy
  const { secure, filesOrigin, privateFilesOrigin, paymentOrigin, production, publicOrigin } = env
  const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  const files = listed(privateFilesOrigin ? [filesOrigin, privateFilesOrigin] : [filesOrigin])
  const thirdParties = listed(thirdPartiesOf(env, pathname).sources)
  const directives = [
    "default-src 'self'",
    // In development Vite adds inline styles, scripts and a socket.
    production
      ? `script-src ${publicOrigin}/assets/${listed(hashes.scripts)}${thirdParties}`
      : "script-src 'self' 'unsafe-inline'",
    production ? `style-src 'self'${listed(hashes.styles)}${thirdParties}` : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${files}${thirdParties}`,
    `media-src 'self'${files}`,
    "font-src 'self'",
    production ? `connect-src 'self'${thirdParties}` : "connect-src 'self' ws:",
    thirdParties ? `frame-src${thirdParties}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers also apply `form-action` to redirects after a form, and paying redirects to the payment provider.
    `form-action 'self' ${paymentOrigin} ${stripePages}`,
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ]
  if (secure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Sets the security headers of every answer. */
export function securityHeaders(response: ServerResponse, env: Env, pathname: string, hashes = noInline): void {
  const { popups } = thirdPartiesOf(env, pathname)
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(env, hashes, pathname))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  response.setHeader('Cross-Origin-Opener-Policy', popups ? 'same-origin-allow-popups' : 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  if (env.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
