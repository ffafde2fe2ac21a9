type Source = Readonly<Record<string, string | undefined>>

export interface TracingConfig {
  /** The address that takes traces as OTLP over HTTP. */
  url: string
  /** Headers of every export, such as an API key. */
  headers: Readonly<Record<string, string>>
  /** The share of traces that are recorded. */
  ratio: number
  /** The name under which the process appears; by default that of the program. */
  serviceName: string | null
}

function headersOf(value: string | undefined, problems: string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const pair of (value ?? '').split(',').filter(Boolean)) {
    const [, name, text] = /^\s*([\w-]+)=([\x20-\x7e]+)$/.exec(pair) ?? []
    if (name && text) headers[name.toLowerCase()] = text.trim()
    // NOTE: the value may be a key, so do not repeat it.
    else problems.push('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value.')
  }
  return headers
}

/** Reads the settings of traces; null without OTEL_EXPORTER_OTLP_ENDPOINT, which is the default. */
export function readTracing(source: Source, problems: string[]): TracingConfig | null {
  const endpoint = source.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return null
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    problems.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the http(s) address of a collector, such as http://collector:4318.',
    )
  const { OTEL_TRACES_SAMPLER_ARG: share = '0.1' } = source
  const ratio = Number(share)
  if (!/^[\d.]+$/.test(share) || !(ratio >= 0 && ratio <= 1))
    problems.push('OTEL_TRACES_SAMPLER_ARG must be between 0 and 1: the share of traces that are recorded.')
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(source.OTEL_EXPORTER_OTLP_HEADERS, problems),
    ratio,
    serviceName: source.OTEL_SERVICE_NAME || null,
  }
}
