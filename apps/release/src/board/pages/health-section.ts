import { type HealthSeries, healthSeries } from '../charts/health-series.ts'
import { lineChart } from '../charts/line-chart.ts'
import type { TenantFacts } from '../facts/tenant-facts.ts'
import { type Html, html } from '../html/html.ts'

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)
const ms = (value: number | null) => (value === null ? '–' : `≤ ${value.toLocaleString('en')} ms`)
const summary = (series: readonly HealthSeries[], of: (one: HealthSeries) => string) =>
  series.map((one) => `${one.version}: ${of(one)}`).join('; ')

/** Charts of the last hour, a line for each version that answered. */
export function healthSection({ pointer, health }: TenantFacts): Html {
  const answered = new Set(health.map(({ version }) => version))
  const named = [pointer?.stable, pointer?.canary?.version].filter((version) => version !== undefined)
  const lines = [...new Set([...named, ...answered])].slice(0, 3).map((version) => healthSeries(version, health))
  return html`<section class="card" aria-labelledby="health-title"><h2 id="health-title">Health of the last hour</h2>
<div id="health" data-live>${
    answered.size === 0
      ? html`<p class="soft">No page was requested from a front in the last hour.</p>`
      : html`<div class="charts">
${lineChart({ title: 'Requests per minute', unit: '', least: 5, lines: lines.map(({ requests }) => requests), summary: `Requests in the last hour. ${summary(lines, ({ total }) => String(total.answers))}` })}
${lineChart({ title: 'Failed answers', unit: ' %', least: 5, lines: lines.map(({ errors }) => errors), summary: `Failed answers. ${summary(lines, ({ total }) => percent(total.errors, total.answers))}` })}
${lineChart({ title: 'Time to the first byte, 95 %', unit: ' ms', least: 100, lines: lines.map(({ latency }) => latency), summary: `Time within which 95 % of the answers began. ${summary(lines, ({ total }) => ms(total.latency))}` })}
</div>
<table class="legend"><thead><tr><th scope="col">Version</th><th scope="col">Requests</th><th scope="col">Failed</th><th scope="col">First byte, 95 %</th></tr></thead>
<tbody>${lines.map(
          ({ version, total }, index) =>
            html`<tr><th scope="row"><svg class="key" viewBox="0 0 24 8" width="24" height="8" aria-hidden="true"><path class="line line-${index + 1}" d="M0 4H24"/></svg> ${version}</th><td>${total.answers.toLocaleString('en')}</td><td>${percent(total.errors, total.answers)}</td><td>${ms(total.latency)}</td></tr>`,
        )}</tbody></table>`
  }</div></section>`
}
