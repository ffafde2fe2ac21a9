export const common = { 'grant-failed': 'Authorization failed' } as const
