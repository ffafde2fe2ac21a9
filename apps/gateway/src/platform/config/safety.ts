import type { Config } from './config.ts'
import { developmentSecret, isPublicSecret } from './defaults.ts'
import { providerAddresses } from './identity.ts'

/** Settings that are unsafe in production, each as a sentence that tells the operator what to do. */
export function unsafeSettings(config: Config): string[] {
  const problems: string[] = []
  if (config.appSecret.equals(developmentSecret)) {
    problems.push(
      'APP_SECRET is the development default; set it to 32 random bytes in base64 (openssl rand -base64 32).',
    )
  }
  if (Object.keys(config.clientSecrets).length === 0)
    problems.push('CLIENT_SECRETS is missing; name every storefront with its secret: lumen-web=….')
  for (const [client, secret] of Object.entries(config.clientSecrets)) {
    if (isPublicSecret(secret) || secret.length < 24) {
      problems.push(`CLIENT_SECRETS: the secret of ${client} is a default or shorter than 24 characters.`)
    }
  }
  if (!config.publicUrl.startsWith('https://'))
    problems.push(`PUBLIC_URL must be https in production, not ${config.publicUrl}.`)
  for (const [code, origin] of Object.entries(config.siteOrigins)) {
    if (!origin.startsWith('https://'))
      problems.push(`SITE_ORIGINS: the origin of ${code} must be https, not ${origin}.`)
  }
  for (const [code, origin] of Object.entries(config.deskOrigins)) {
    if (!origin.startsWith('https://'))
      problems.push(`DESK_ORIGINS: the origin of ${code} must be https, not ${origin}.`)
  }
  for (const { place, url } of providerAddresses(config.identity.providers)) {
    if (!url.startsWith('https://')) problems.push(`IDENTITY_PROVIDERS: ${place} names ${url}, which must be https.`)
  }
  for (const client of Object.keys(config.privilegedClients)) {
    if (!config.clientSecrets[client]) problems.push(`PRIVILEGED_CLIENTS: ${client} has no secret in CLIENT_SECRETS.`)
  }
  if (!config.stripeApi.startsWith('https://'))
    problems.push(`STRIPE_API must be https in production, not ${config.stripeApi}.`)
  if (config.translator && !config.translator.api.startsWith('https://'))
    problems.push(`TRANSLATOR_URL must be https in production, not ${config.translator.api}.`)
  if (config.files.s3?.browserEndpoint?.startsWith('http:'))
    problems.push(`S3_BROWSER_ENDPOINT must be https in production, not ${config.files.s3.browserEndpoint}.`)
  if (config.ecbApi && !config.ecbApi.startsWith('https://'))
    problems.push(`ECB_API must be https in production, not ${config.ecbApi}.`)
  if (config.previousAppSecrets.some((secret) => secret.equals(developmentSecret)))
    problems.push('APP_SECRET_PREVIOUS holds the development default, which everybody knows.')
  if (config.sellerPrivateHosts.length > 0)
    problems.push('SELLER_PRIVATE_HOSTS lets sellers call the private network; leave it out in production.')
  if (config.staffFactor === 'optional')
    problems.push('STAFF_FACTOR is optional; staff need a second factor in production. Leave it out.')
  const testKeys = Object.values({ ...config.stripeConnect?.keys, ...config.stripe?.keys }).some((key) =>
    /^(sk|rk)_test_/.test(key),
  )
  for (const [standIn, inUse, instead] of [
    ['EMBEDDED_DATABASE', !config.database, 'the embedded PostgreSQL; set DATABASE_URL'],
    ['OUTBOX', !config.mail.smtpUrl, 'the mail outbox, which sends nothing; set MAILER=smtp and SMTP_URL'],
    ['SANDBOX_PAYMENT', testKeys, 'a test key of Stripe: no money moves; set the live key in STRIPE_SECRET_KEYS'],
    ['SANDBOX_PAYMENT', !config.stripe, 'the sandbox payment provider: no money moves; set PAYMENT_PROVIDER=stripe'],
  ] as const) {
    if (inUse && !config.standInsInProduction.includes(standIn))
      problems.push(`Production would use ${instead}, or allow it with ALLOW_${standIn}_IN_PRODUCTION=1.`)
  }
  return problems
}
