/** Whose code or password a step is about: told to password managers, which else do not know what they keep. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
}
