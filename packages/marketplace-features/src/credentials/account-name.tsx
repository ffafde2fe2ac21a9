/** Tells password managers which account the form is about. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
}
