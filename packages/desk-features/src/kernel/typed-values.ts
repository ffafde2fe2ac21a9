const isSecret = (name: string) => /^passkey$|password|code|delivery|iban|secret|apikey/i.test(name)

/** The typed values of a form, without secrets and files. */
export const typedValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !isSecret(name) ? [[name, value] as const] : [],
    ),
  )
