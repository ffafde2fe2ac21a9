import { type Html, html } from '../html/html.ts'

const [width, height] = [300, 90]

/** A round number at or above the highest value, for the top of a chart. */
export function topOf(highest: number, least: number): number {
  const value = Math.max(highest, least)
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

/** Values as lines of a path; a gap where a value is missing, and a dot where it stands alone. */
export function pathOf(values: readonly (number | null)[], top: number): string {
  const step = width / Math.max(1, values.length - 1)
  return values
    .map((value, index) => {
      if (value === null) return ''
      const point = `${(index * step).toFixed(1)} ${(height - (Math.min(value, top) / top) * height).toFixed(1)}`
      const isFirst = index === 0 || values[index - 1] === null
      const isAlone = isFirst && (values[index + 1] ?? null) === null
      return isAlone ? `M${point}h0.1` : `${isFirst ? 'M' : 'L'}${point}`
    })
    .join('')
}

interface Chart {
  title: string
  unit: string
  /** The top of a chart without higher values. */
  least: number
  /** One list of values for each version. */
  lines: readonly (readonly (number | null)[])[]
  /** The sentence that a screen reader says instead of the lines. */
  summary: string
}

/** A chart of the last hour, drawn without scripts. */
export function lineChart({ title, unit, least, lines, summary }: Chart): Html {
  const top = topOf(Math.max(0, ...lines.flatMap((values) => values.map((value) => value ?? 0))), least)
  return html`<figure class="chart">
<figcaption>${title}</figcaption>
<div class="plot"><span class="top" aria-hidden="true">${top.toLocaleString('en')}${unit}</span>
<svg viewBox="0 -2 ${width} ${height + 4}" preserveAspectRatio="none" role="img" aria-label="${summary}">
<path class="grid" d="M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}"/>
${lines.map((values, index) => html`<path class="line line-${index + 1}" d="${pathOf(values, top)}"/>`)}
</svg></div>
<div class="axis" aria-hidden="true"><span>60 min ago</span><span>30</span><span>now</span></div>
</figure>`
}
