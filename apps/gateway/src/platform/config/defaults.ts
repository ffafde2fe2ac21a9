import { developmentOrigin, sites } from './sites.ts'

/** Known to everyone who reads this: production refuses them. */
const publicSecretPrefix = 'development-only-'
export const isPublicSecret = (secret: string): boolean => secret.startsWith(publicSecretPrefix)
export const developmentSecret = Buffer.alloc(32, 'tradepost-development-only')

// NOTE: the two every test may count on; whatever else is in sites/ has one too.
type TestedClient = 'lumen-web' | 'sahra-web'

export const developmentClientSecrets = Object.fromEntries(
  sites.map(({ code }) => [`${code}-web`, `${publicSecretPrefix}${code}-web-secret`]),
) as Readonly<Record<string, string> & Record<TestedClient, string>>

export const developmentOrigins: Readonly<Record<string, string>> = Object.fromEntries(
  sites.map((site) => [site.code, developmentOrigin(site)]),
)
