/** Tells password managers whose code or password a step is about. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
}
