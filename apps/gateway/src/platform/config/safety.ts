import type { Config } from '../config.ts'
import { developmentClientSecrets, developmentSecret } from './defaults.ts'

const knownSecrets: readonly string[] = Object.values(developmentClientSecrets)

/** What must not happen in production, each as a sentence an operator can act on. */
export function unsafeSettings(config: Config): string[] {
  const problems: string[] = []
  if (config.appSecret.equals(developmentSecret)) {
    problems.push(
      'APP_SECRET is the development default; set it to 32 random bytes in base64 (openssl rand -base64 32).',
    )
  }
  for (const [client, secret] of Object.entries(config.clientSecrets)) {
    if (knownSecrets.includes(secret) || secret.length < 24) {
      problems.push(`CLIENT_SECRETS: the secret of ${client} is a default or shorter than 24 characters.`)
    }
  }
  if (!config.publicUrl.startsWith('https://'))
    problems.push(`PUBLIC_URL must be https in production, not ${config.publicUrl}.`)
  for (const [code, origin] of Object.entries(config.siteOrigins)) {
    if (!origin.startsWith('https://'))
      problems.push(`SITE_ORIGINS: the origin of ${code} must be https, not ${origin}.`)
  }
  if (!config.allowEmbeddedInProduction) {
    const embedded = [
      config.database ? null : 'PostgreSQL (set DATABASE_URL)',
      config.mail.smtpUrl ? null : 'mail outbox (set MAIL=smtp and SMTP_URL)',
      'sandbox payment provider, the only one so far (no money moves)',
    ].filter((name) => name !== null)
    for (const name of embedded) {
      problems.push(`Production would use the embedded ${name}, or allow it with ALLOW_EMBEDDED_IN_PRODUCTION=1.`)
    }
  }
  return problems
}
