import type { FinishedSpan, Tracing } from '@tradepost/serving/tracing'
import { expect, it } from 'vitest'
import { recordReport } from './trace-script.ts'

const trace = '0af7651916cd43dd8448eb211c80319c'
const page = {
  id: 'b7ad6b7169203331',
  parent: '00f067aa0ba902b7',
  kind: 'page',
  path: '/de/items/991',
  begin: 0,
  end: 450,
}
const call = {
  id: 'b7ad6b7169203332',
  parent: page.id,
  kind: 'call',
  path: '/visitor.json',
  begin: 300,
  end: 400,
  status: 200,
}

function record(report: unknown) {
  const spans: FinishedSpan[] = []
  const tracing: Tracing = {
    serve: () => {
      throw new Error('not used')
    },
    record: (span) => void spans.push(span),
    stop: async () => {},
  }
  return { isValid: recordReport(tracing, report, 1_000_000), spans }
}

it('takes the report of a browser by the clock of the server, with routes instead of paths', () => {
  const { isValid, spans } = record({ trace, begun: 50_000, now: 60_000, spans: [page, call] })
  expect(isValid).toBe(true)
  expect(spans).toEqual([
    {
      ...{ traceparent: `00-${trace}-${page.parent}-01`, spanId: page.id, name: 'browser page /items/:id' },
      ...{ begin: 990_000, end: 990_450, facts: { 'http.route': '/items/:id' } },
    },
    {
      ...{ traceparent: `00-${trace}-${page.id}-01`, spanId: call.id, name: 'browser call /visitor.json' },
      ...{ begin: 990_300, end: 990_400 },
      facts: { 'http.route': '/visitor.json', 'http.response.status_code': 200 },
    },
  ])
})

it.each([
  ['no report', null],
  ['a trace that is none', { trace: 'x', begun: 0, now: 1, spans: [page] }],
  ['a span that ends before it begins', { trace, begun: 0, now: 1, spans: [{ ...page, begin: 500 }] }],
  ['a span that lasts for ever', { trace, begun: 0, now: 1, spans: [{ ...page, end: 1e12 }] }],
  ['an id that is none', { trace, begun: 0, now: 1, spans: [{ ...page, id: '<script>' }] }],
  ['a kind that is none', { trace, begun: 0, now: 1, spans: [{ ...page, kind: 'me@mail.example' }] }],
  ['more spans than a page has', { trace, begun: 0, now: 1, spans: Array(51).fill(page) }],
  ['a clock that runs backwards', { trace, begun: 5, now: 1, spans: [page] }],
])('refuses %s', (_, report) => {
  expect(record(report)).toEqual({ isValid: false, spans: [] })
})
