import type * as en from './messages/en/index.ts'

/** The English catalogue, whose type all others have. A language is a module that exports its namespaces. */
export type Source = typeof en
export type Namespace = keyof Source
/** The messages of a namespace in another language, with keys of the English source. `verify` reports missing keys. */
export type Messages<N extends Namespace> = { readonly [K in keyof Source[N]]?: string }
export type MessageId = { [N in Namespace]: `${N}.${keyof Source[N] & string}` }[Namespace]
/** ICU texts by dotted id. */
export type Texts = Record<string, string>

/** `{ ns: { key: text } }` → `{ 'ns.key': text }`. */
export function flatten(catalogue: Record<string, Record<string, string>>): Texts {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([namespace, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  )
}
