/** Hidden field with the user name, so that password managers know the account of the form. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
}
