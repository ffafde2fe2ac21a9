/** Translates texts by machine. */
export interface Translator {
  /**
   * The texts in another language, in their order. Languages are those of the shop, such as `en` or `kr`. Throws
   * `TranslationFailed` if the service does not answer as it should.
   */
  translate(texts: readonly string[], from: string, to: string): Promise<string[]>
}

export class TranslationFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause })
    this.name = 'TranslationFailed'
  }
}
