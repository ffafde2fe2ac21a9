import type { ServerResponse } from 'node:http'
import type { Env } from './env.ts'

/** The policy of one answer; `N` of `nonce-N` is new every time. */
export function contentSecurityPolicy({ secure, filesOrigin, paymentOrigin, production }: Env, nonce: string): string {
  const directives = [
    "default-src 'self'",
    // NOTE: in development Vite adds its own styles and a socket, which carry no nonce.
    production ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : "script-src 'self' 'unsafe-inline'",
    production ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${filesOrigin}`,
    `media-src 'self' ${filesOrigin}`,
    "font-src 'self'",
    production ? "connect-src 'self'" : "connect-src 'self' ws:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // NOTE: browsers also hold redirects after a form to this: paying leads to the provider's page.
    `form-action 'self' ${paymentOrigin}`,
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ]
  if (secure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Headers every answer carries, whatever it is. */
export function securityHeaders(response: ServerResponse, env: Env, nonce: string): void {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(env, nonce))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  if (env.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
