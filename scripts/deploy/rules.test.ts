import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { metricsIn, missingMetrics, readMetrics, ruleExpressions } from './metric-names.ts'
import { promtool } from './promtool.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const cwd = path.join(root, 'deploy/prometheus')
const rules = read('deploy/prometheus/rules.yml')

describe('the rules for Prometheus', () => {
  it('are valid, and so is the configuration that loads them', () => {
    expect(promtool(['check', 'rules', '--lint-fatal', 'rules.yml'], { cwd })).toBe('')
    expect(promtool(['check', 'config', 'prometheus.yml'], { cwd })).toBe('')
    // Control: promtool is really asked.
    expect(promtool(['check', 'rules', 'prometheus.yml'], { cwd })).not.toBe('')
  })

  it('pass their unit tests, which cover every alert', { timeout: 240_000 }, () => {
    expect(promtool(['test', 'rules', 'rules.test.yml'], { cwd })).toBe('')
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
    expect(alerts.length).toBeGreaterThan(15)
    const tests = read('deploy/prometheus/rules.test.yml')
    expect(alerts.filter((name) => !new RegExp(`alertname: ${name}\\n\\s+exp_alerts:\\n\\s+- `).test(tests))).toEqual(
      [],
    )
  })

  it('lead to headings of the documentation', () => {
    const places = [...rules.matchAll(/runbook: (\S+)#(\S+)/g)]
    expect(places.length).toBeGreaterThan(15)
    const broken = places.filter(([, file = '', anchor]) => {
      const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
        text.toLowerCase().replaceAll(' ', '-'),
      )
      return !headings.includes(anchor ?? '')
    })
    expect(broken.map(([text]) => text)).toEqual([])
  })

  it('are explained: every alert is named in the service levels', () => {
    const levels = read('docs/service-levels.md')
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
    expect(alerts.filter((name) => !levels.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the dashboards', () => {
  const folder = path.join(root, 'deploy/grafana')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

  it.each(files)('%s has panels of its own that do not overlap, and reads the chosen source', (file) => {
    const board = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    expect(board.uid).toBe(`tradepost-${path.basename(file, '.json')}`)
    expect(board.templating.list).toMatchObject([{ name: 'source', type: 'datasource', query: 'prometheus' }])
    const cells = new Set<string>()
    const ids = new Set<number>()
    for (const { id, title, gridPos, datasource, targets } of board.panels) {
      expect(title).toMatch(/^[A-Z]/)
      expect(datasource).toEqual({ type: 'prometheus', uid: expect.stringMatching(/^\$\{source\}$/) })
      expect(ids.has(id)).toBe(false)
      ids.add(id)
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(cells.has(`${x} ${y}`)).toBe(false)
          cells.add(`${x} ${y}`)
        }
      expect(targets.length).toBeGreaterThan(0)
    }
  })

  it('have expressions that Prometheus can read', () => {
    const expressions = files.flatMap((file) =>
      (JSON.parse(readFileSync(path.join(folder, file), 'utf8')).panels as { targets: { expr: string }[] }[]).flatMap(
        ({ targets }) => targets.map(({ expr }) => expr),
      ),
    )
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'panels-')), 'panels.yml')
    const check = (list: string[]) => {
      writeFileSync(file, asRules(list))
      return promtool(['check', 'rules', file])
    }
    const asRules = (list: string[]) =>
      `groups:\n  - name: panels\n    rules:\n${list
        .map((expr, index) => `      - record: panel:${index}:x\n        expr: ${JSON.stringify(expr)}\n`)
        .join('')}`
    expect(check(expressions)).toBe('')
    expect(check(['sum by ('])).not.toBe('')
    rmSync(path.dirname(file), { recursive: true })
  })
})

describe('the names of metrics', () => {
  it.each([
    ['sum by (le, call) (rate(gateway_call_seconds_bucket{status=~"5.."}[5m]))', ['gateway_call_seconds_bucket']],
    ['a:b:c / ignoring (status) group_left sum(rate(d_total[28d])) > 0.01', ['a:b:c', 'd_total']],
    ['(x or vector(0)) / (y{a="b{c}"} > 14.4 * 0.001) and 3 * 86400 < z', ['x', 'y', 'z']],
    ['histogram_quantile(0.95, one) unless absent(two offset 5m)', ['one', 'two']],
  ])('in %s are found', (expr, names) => {
    expect(metricsIn(expr)).toEqual(names)
  })

  it('are read from every rule and panel, and a name that no scrape has is reported', () => {
    expect(ruleExpressions(rules).filter(({ expr }) => !expr)).toEqual([])
    expect(readMetrics().filter(({ metrics }) => metrics.length === 0)).toEqual([])
    expect(missingMetrics(['# TYPE gateway_call_seconds histogram'])).toContain(
      'rules.yml: JobsDead reads gateway_jobs',
    )
    expect(missingMetrics(['# TYPE gateway_jobs gauge'])).not.toContain('rules.yml: JobsDead reads gateway_jobs')
  })
})
