/** Known to everyone who reads this: production refuses them. */
const publicSecretPrefix = 'development-only-'
export const isPublicSecret = (secret: string): boolean => secret.startsWith(publicSecretPrefix)
export const developmentSecret = Buffer.alloc(32, 'tradepost-development-only')
/** The secret of a client that was given none; a storefront in development uses the same. */
export const developmentClientSecret = (clientId: string): string => `${publicSecretPrefix}${clientId}-secret`
