import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const deploy = path.join(import.meta.dirname, '../../deploy')

/** The expressions of a file of rules, each with the name of its rule. */
export function ruleExpressions(yaml: string): { rule: string; expr: string }[] {
  const rules: { rule: string; expr: string }[] = []
  for (const block of yaml.split(/^ {6}- (?=record:|alert:)/m).slice(1)) {
    const rule = /^(?:record|alert): (\S+)/.exec(block)?.[1] ?? ''
    const [, first = '', more = ''] = /^ {8}expr: (.*)\n((?: {10}.*\n)*)/m.exec(block) ?? []
    rules.push({ rule, expr: first === '|' ? more : first })
  }
  return rules
}

const words = new Set('by without on ignoring group_left group_right or and unless bool offset inf nan'.split(' '))

/** The metrics that a PromQL expression reads. */
export function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b\d+(?:\.\d+)?(?:ms|[smhdwy])?\b/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replace(/\$__?\w+|\$\{\w+\}/g, '')
  const names = bare.match(/[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g) ?? []
  return [...new Set(names.filter((name) => !words.has(name.toLowerCase())))]
}

interface Panel {
  title: string
  targets: { expr: string }[]
}

/** Every place that reads metrics: rules and panels of dashboards, with the metrics that it reads. */
export function readMetrics(): { place: string; metrics: string[] }[] {
  const rules = ruleExpressions(readFileSync(path.join(deploy, 'prometheus/rules.yml'), 'utf8'))
  const folder = path.join(deploy, 'grafana')
  const panels = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { panels } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { panels: Panel[] }
      return panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ place: `${file}: ${title}`, metrics: metricsIn(expr) })),
      )
    })
  return [...rules.map(({ rule, expr }) => ({ place: `rules.yml: ${rule}`, metrics: metricsIn(expr) })), ...panels]
}

/** Metrics that Prometheus has by itself. */
const ofPrometheus = ['up', 'ALERTS']

/** The metrics that rules and dashboards read, but that neither a scrape nor a rule has. */
export function missingMetrics(scrapes: readonly string[]): string[] {
  const rules = ruleExpressions(readFileSync(path.join(deploy, 'prometheus/rules.yml'), 'utf8'))
  const known = new Set([...ofPrometheus, ...rules.map(({ rule }) => rule)])
  for (const [, name = '', type] of scrapes.join('\n').matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    known.add(name)
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) known.add(`${name}_${part}`)
  }
  return readMetrics().flatMap(({ place, metrics }) =>
    metrics.filter((name) => !known.has(name)).map((name) => `${place} reads ${name}`),
  )
}
