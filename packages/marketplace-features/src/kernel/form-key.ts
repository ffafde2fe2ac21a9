/** The key a form was shown with, so that pressing twice acts once; a fresh one where it is missing or spoilt. */
export function keyOf(form: FormData): string {
  const given = String(form.get('key') ?? '')
  return /^[\w-]{8,80}$/.test(given) ? given : crypto.randomUUID()
}
