import type { Tenant } from '@tradepost/tenant-config'
import { createTheme, type Theme, themeToCss } from '@tradepost/theme-from-theme-color'

export interface Shot {
  name: string
  width: number
  /** JPEG in base64. */
  picture: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const swatches = (title: string, colors: Readonly<Record<string, string>>) => `<h3>${title}</h3><div class="swatches">
${Object.entries(colors)
  .map(
    ([name, color]) =>
      `<figure><i style="background:${escaped(color)}"></i><figcaption>${name}<br><code>${escaped(color)}</code></figcaption></figure>`,
  )
  .join('\n')}</div>`

const contrastTable = ({ report }: Theme) => `<table><tr><th>scheme<th>in front<th>behind<th>ratio<th>owed<th></tr>
${report
  .map(
    ({ scheme, foreground, background, ratio, required, passes }) =>
      `<tr><td>${scheme}<td>${foreground}<td>${background}<td>${ratio.toFixed(2)}<td>${required}<td>${passes ? 'passes' : '<b>fails</b>'}</tr>`,
  )
  .join('\n')}</table>`

const nudgeList = ({ nudges }: Theme) =>
  nudges.length === 0
    ? '<p>The colour is used as it is.</p>'
    : `<ul>${nudges
        .map(
          ({ scheme, token, used, lightness, deltaE, misses }) =>
            `<li>${scheme} ${token}: ${used}, lightness ${lightness > 0 ? '+' : '−'}${Math.abs(lightness).toFixed(3)}, ΔE ${deltaE.toFixed(3)}; as it is it misses ${misses.map((miss) => `${miss.with} (${miss.ratio.toFixed(2)} of ${miss.required})`).join(', ') || 'nothing by itself'}</li>`,
        )
        .join('')}</ul>`

const sizes = [12, 14, 16, 18, 22, 28, 36, 48]
const sample = 'Ag 0123 1,234 ¥9,800 — あア亜 가나 汉字 العربية ไทย'

const css = `body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;background:var(--tp-page);color:var(--tp-text)}
.swatches{display:flex;flex-wrap:wrap;gap:12px}.swatches figure{margin:0;width:116px;font-size:12px}.swatches i{display:block;height:56px;border-radius:6px;border:1px solid var(--tp-border)}
table{border-collapse:collapse;font-size:14px}td,th{text-align:start;padding:2px 12px 2px 0;border-bottom:1px solid var(--tp-hairline)}
.shots{display:flex;flex-wrap:wrap;gap:16px;align-items:start}.shots figure{margin:0}.shots img{border:1px solid var(--tp-hairline);max-width:100%}
.marks span{display:inline-block;padding:16px}.marks img{height:32px;display:block}`

/** One page that shows what a tenant looks like. */
export function previewPage(
  tenant: Tenant,
  drawings: { icon: string; light: string; dark: string },
  shots: readonly Shot[],
): string {
  const theme = createTheme(tenant.themeColor)
  const mark = (svg: string, page: string) =>
    `<span style="background:${page}"><img alt="" src="${dataUrl(svg)}"></span>`
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(tenant.displayName)}</title><style>${themeToCss(theme)}${css}</style>
<h1>${escaped(tenant.displayName)}</h1>
<p>${escaped(tenant.companyName)} · ${tenant.languages.join(', ')} · ${tenant.currencies.join(', ')} · ${tenant.themeColor}</p>
<p class="marks">${mark(drawings.icon, theme.light.page)}${mark(drawings.light, theme.light.page)}${mark(drawings.dark, theme.dark.page)}</p>
<h2>Palette</h2>
${swatches('Page colours', theme.shades)}${swatches('Light', theme.light)}${swatches('Dark', theme.dark)}
<h2>What the colour had to give</h2>${nudgeList(theme)}
<h2>Type</h2>${sizes.map((size) => `<p style="font-size:${size}px;margin:4px 0">${size} ${sample}</p>`).join('')}
<h2>Contrast</h2><details><summary>${theme.report.length} pairs, ${theme.report.filter(({ passes }) => !passes).length} failing</summary>${contrastTable(theme)}</details>
<h2>Screens</h2><div class="shots">${shots
    .map(
      ({ name, width, picture }) =>
        `<figure><img alt="" width="${Math.round(width / 2)}" src="data:image/jpeg;base64,${picture}"><figcaption>${escaped(name)}</figcaption></figure>`,
    )
    .join('')}</div>
</html>
`
}
