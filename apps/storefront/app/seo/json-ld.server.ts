/** Structured data as script text, with everything escaped that could end the script. */
export const jsonLdText = (graph: readonly Record<string, unknown>[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...(graph.length === 1 ? graph[0] : { '@graph': graph }) })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
