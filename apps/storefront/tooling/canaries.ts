/** Value of every secret during a build, which needs no secrets. A test searches the build for this value. */
export const canary = 'canary-of-the-build-7f3a9c'

const names = [
  'GATEWAY_CLIENT_SECRET',
  'SESSION_SECRET',
  'CLIENT_SECRETS',
  'APP_SECRET',
  'STRIPE_SECRET_KEYS',
  'DATABASE_URL',
]

export const canaries: Record<string, string> = Object.fromEntries(names.map((name) => [name, canary]))
