export const common = { 'grant-failed': 'Authorization failed', 'modifiable-success': 'Avatar saved' } as const
