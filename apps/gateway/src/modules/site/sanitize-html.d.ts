declare module 'sanitize-html' {
  /** The part of the library's options that is used here. */
  interface Options {
    allowedTags: string[]
    allowedAttributes: Record<string, string[]>
    allowedSchemes: string[]
    allowProtocolRelative: boolean
    transformTags: Record<string, unknown>
  }
  function sanitizeHtml(html: string, options: Options): string
  namespace sanitizeHtml {
    function simpleTransform(tagName: string, attributes: Record<string, string>): unknown
  }
  export default sanitizeHtml
}
