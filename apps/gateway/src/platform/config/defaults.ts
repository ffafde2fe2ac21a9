/** Known to everyone who reads this: production refuses them. */
export const developmentSecret = Buffer.alloc(32, 'tradepost-development-only')
export const developmentClientSecrets = {
  'lumen-web': 'development-only-lumen-web-secret',
  'sahra-web': 'development-only-sahra-web-secret',
} as const
export const developmentOrigins = { lumen: 'http://localhost:4101', sahra: 'http://localhost:4102' } as const
