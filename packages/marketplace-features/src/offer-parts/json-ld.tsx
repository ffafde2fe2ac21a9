/** Structured data as script text that no value in it can leave. */
export const jsonLdText = (data: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** What machines are told about the page; data blocks are never executed. */
export const JsonLd = ({ data }: { data: Record<string, unknown> }) => (
  // NOTE: jsonLdText escapes everything that could end the script
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
)
