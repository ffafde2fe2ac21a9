import { startTraceCollector } from '@tradepost/test-config/trace-collector'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTracing, readTraceparent, type Tracing } from './tracing.ts'
import { readTracing } from './tracing-config.ts'

let collector: Awaited<ReturnType<typeof startTraceCollector>>
beforeAll(async () => {
  collector = await startTraceCollector()
})
afterAll(() => collector.close())
beforeEach(() => {
  collector.spans.length = 0
})

const open = async (more: Record<string, string> = {}): Promise<Tracing> => {
  const problems: string[] = []
  const config = readTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1', ...more },
    problems,
  )
  expect(problems).toEqual([])
  const tracing = await openTracing(config, 'storefront')
  if (!tracing) throw new Error('no tracing')
  return tracing
}
const spanNamed = (name: string) => collector.spans.find((span) => span.name === name)

describe('traces', () => {
  it('are off without a collector', async () => {
    expect(await openTracing(readTracing({}, []), 'gateway')).toBeNull()
    expect(readTracing({ OTEL_TRACES_SAMPLER_ARG: '1' }, [])).toBeNull()
  })

  it('lead from a request over its calls to the caller’s next process, with headers and facts', async () => {
    const tracing = await open({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc, x-org=9' })
    const page = tracing.serve('document /', undefined, { 'http.route': '/' })
    const call = page.child('offer.search', 'client')
    const other = await open({ OTEL_SERVICE_NAME: 'gateway' })
    const answered = other.serve('offer.search', call.traceparent)
    answered.child('select offer', 'client', { 'db.query.text': 'select 1' }).end()
    answered.end({ facts: { 'http.response.status_code': 503 }, failed: true })
    call.end()
    page.end()
    await Promise.all([tracing.stop(), other.stop()])
    const [root, sql] = [spanNamed('document /'), spanNamed('select offer')]
    const [sent, served] = collector.spans
      .filter(({ name }) => name === 'offer.search')
      .sort((one) => (one.service === 'gateway' ? 1 : -1))
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect([root?.parentSpanId, sent?.parentSpanId, served?.parentSpanId, sql?.parentSpanId]).toEqual([
      null,
      root?.spanId,
      sent?.spanId,
      served?.spanId,
    ])
    expect([root?.service, served?.service]).toEqual(['tradepost-storefront', 'gateway'])
    expect([served?.failed, served?.facts['http.response.status_code'], root?.failed]).toEqual([true, 503, false])
    expect(collector.headers[0]).toMatchObject({ 'api-key': 'abc', 'x-org': '9' })
  })

  it('are recorded in the share that is set, whatever a caller wishes', async () => {
    const none = await open({ OTEL_TRACES_SAMPLER_ARG: '0' })
    const span = none.serve('one', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
    expect([span.isRecorded, span.traceparent.endsWith('-00')]).toEqual([false, true])
    span.end()
    await none.stop()
    // A caller that does not record its trace is followed, so that no trace begins in its middle.
    const all = await open()
    const unwanted = all.serve('two', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00')
    expect(unwanted.isRecorded).toBe(false)
    unwanted.end()
    const wanted = all.serve('three', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
    wanted.end()
    await all.stop()
    expect(collector.spans.map(({ name, traceId }) => [name, traceId])).toEqual([
      ['three', '0af7651916cd43dd8448eb211c80319c'],
    ])
  })

  it('take what a browser measured under the ids that it has told others', async () => {
    const tracing = await open()
    const page = tracing.serve('document /', undefined)
    const spanId = '00000000000000ab'
    tracing.record({ traceparent: page.traceparent, spanId, name: 'browser page /', begin: 1000, end: 1450, facts: {} })
    page.end()
    await tracing.stop()
    expect(spanNamed('browser page /')).toMatchObject({
      ...{ spanId, begin: 1000, end: 1450 },
      parentSpanId: page.traceparent.split('-')[2],
      traceId: page.traceparent.split('-')[1],
    })
  })
})

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret-key' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
])('refuses %o', (given, name) => {
  const problems: string[] = []
  readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...given }, problems)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(name)
  expect(problems[0]).not.toContain('secret-key')
})

it.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', false],
  ['00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01', false],
  ['01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', false],
  ['00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01', false],
  ['', false],
  [undefined, false],
])('reads the trace context %s: %s', (text, isValid) => {
  expect(readTraceparent(text) !== null).toBe(isValid)
})
