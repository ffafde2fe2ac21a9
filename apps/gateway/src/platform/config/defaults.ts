/** Secrets with this prefix are public; production refuses them. */
const publicSecretPrefix = 'development-only-'
export const isPublicSecret = (secret: string): boolean => secret.startsWith(publicSecretPrefix)
export const developmentSecret = Buffer.alloc(32, 'tradepost-development-only')
/** The secret of a client without a configured one; the storefront uses the same in development. */
export const developmentClientSecret = (clientId: string): string => `${publicSecretPrefix}${clientId}-secret`
