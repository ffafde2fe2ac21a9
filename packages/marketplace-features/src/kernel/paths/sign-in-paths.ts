interface SignInWay {
  purpose?: 'login' | 'link' | 'prove'
  back?: string
  ut?: string
}

const query = (values: Record<string, string>) => {
  const search = new URLSearchParams(Object.entries(values).filter(([, value]) => value))
  return search.size ? `?${search}` : ''
}

// In a separate file, because only account pages need these paths.
/** Paths of sign-in by provider and of account security. */
export const signInPaths = {
  with: (provider: string, { purpose = 'login', back = '', ut = '' }: SignInWay = {}) =>
    `/login/with/${provider}${query({ for: purpose === 'login' ? '' : purpose, redirectUrl: back, ut })}`,
  switch: () => '/login/switch',
  email: () => '/buyer/security/email',
  confirm: (next: string) => `/buyer/security/confirm${query({ next })}`,
  export: () => '/buyer/security/export',
  delete: () => '/buyer/security/delete',
} as const
