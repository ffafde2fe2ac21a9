import { direction, standardTag } from '@tradepost/i18n'
import type { Tenant } from '@tradepost/tenant-config'
import { createTheme, type Theme, themeToCss } from '@tradepost/theme-from-theme-color'
import type { Shot } from './preview-shots.ts'
import type { SiteFonts } from './site-fonts.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const swatches = (title: string, colors: Readonly<Record<string, string>>) => `<h3>${title}</h3><div class="swatches">
${Object.entries(colors)
  .map(
    ([name, color]) =>
      `<figure><i style="background:${escaped(color)}"></i><figcaption>${name}<br><code>${escaped(color)}</code></figcaption></figure>`,
  )
  .join('\n')}</div>`

/** A sample text in the colours of a contrast pair. */
const pairSample = (theme: Theme, { scheme, foreground, background }: Theme['report'][number]) =>
  `<i style="background:${theme[scheme][background]};color:${theme[scheme][foreground]}">Ag 09</i>`

const contrastTable = (theme: Theme) => `<table class="pairs">
<thead><tr><th>scheme<th>foreground<th>background<th>sample<th>ratio<th>required<th></tr></thead><tbody>
${theme.report
  .map(
    (pair) =>
      `<tr><td>${pair.scheme}<td>${pair.foreground}<td>${pair.background}<td>${pairSample(theme, pair)}<td>${pair.ratio.toFixed(2)}<td>${pair.required}<td>${pair.passes ? 'passes' : '<b>fails</b>'}</tr>`,
  )
  .join('\n')}</tbody></table>`

const nudgeList = ({ nudges }: Theme) =>
  nudges.length === 0
    ? '<p>The colour is used unchanged.</p>'
    : `<ul>${nudges
        .map(
          ({ scheme, token, used, lightness, deltaE, misses }) =>
            `<li>${scheme} ${token}: ${used}, lightness ${lightness > 0 ? '+' : '−'}${Math.abs(lightness).toFixed(3)}, ΔE ${deltaE.toFixed(3)}; unchanged, it has too little contrast to ${misses.map((miss) => `${miss.with} (${miss.ratio.toFixed(2)} of ${miss.required})`).join(', ') || 'nothing'}</li>`,
        )
        .join('')}</ul>`

function typeScale({ sizes, samples }: SiteFonts): string {
  const lines = (lang: string, dir: string, line: (size: string) => string) =>
    `<div class="scale" lang="${lang}" dir="${dir}">${Object.entries(sizes)
      .map(([name, size]) => `<p style="font-size:${size}"><small>${name}</small> ${line(name)}</p>`)
      .join('\n')}</div>`
  return samples
    .map(
      ({ locale, title, text }) =>
        `<h3>${locale}</h3>${lines(standardTag(locale), direction(locale), (size) => escaped(Number(size) < 18 ? text : title))}`,
    )
    .join('\n')
}

const css = (
  family: string,
) => `body{font:16px/1.5 ${family};max-width:75rem;margin:2rem auto;padding:0 1rem;background:var(--tp-page);color:var(--tp-text)}
.swatches{display:flex;flex-wrap:wrap;gap:12px}.swatches figure{margin:0;width:116px;font-size:12px;overflow-wrap:anywhere}.swatches i{display:block;height:56px;border-radius:6px;border:1px solid var(--tp-border)}
.pairs{border-collapse:collapse;font-size:14px}.pairs td,.pairs th{text-align:start;padding:2px 12px 2px 0;border-bottom:1px solid var(--tp-hairline)}.pairs i{font-style:normal;padding:2px 8px}
.scale p{margin:4px 0}.scale small{font-size:12px;color:var(--tp-muted)}
.shots{display:flex;flex-wrap:wrap;gap:16px;align-items:start}.shots figure{margin:0}.shots img{border:1px solid var(--tp-hairline);max-width:100%}
.marks span{display:inline-block;padding:16px}.marks img{height:32px;display:block}`

/** A self-contained page that shows the design of a tenant. */
export function previewPage(
  tenant: Tenant,
  drawings: { icon: string; light: string; dark: string },
  type: SiteFonts,
  shots: readonly Shot[],
): string {
  const theme = createTheme(tenant.themeColor)
  const failing = theme.report.filter(({ passes }) => !passes).length
  const mark = (svg: string, page: string) =>
    `<span style="background:${page}"><img alt="" src="${dataUrl(svg)}"></span>`
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(tenant.displayName)}</title>
<style>${type.faces}${themeToCss(theme)}${css(type.family)}</style>
<h1>${escaped(tenant.displayName)}</h1>
<p>${escaped(tenant.companyName)} · ${tenant.languages.join(', ')} · ${tenant.currencies.join(', ')} · ${tenant.themeColor}</p>
<p class="marks">${mark(drawings.icon, theme.light.page)}${mark(drawings.light, theme.light.page)}${mark(drawings.dark, theme.dark.page)}</p>
<h2>Palette</h2>
${swatches('Page colours', theme.shades)}${swatches('Light', theme.light)}${swatches('Dark', theme.dark)}
<h2>Changes to the theme colour</h2>${nudgeList(theme)}
<h2>Type</h2>${typeScale(type)}
<h2>Screens</h2><div class="shots">${shots
    .map(
      ({ name, width, picture }) =>
        `<figure><img alt="" width="${Math.round(width / 2)}" src="data:image/jpeg;base64,${picture}"><figcaption>${escaped(name)}</figcaption></figure>`,
    )
    .join('')}</div>
<h2>Contrast</h2><p>${theme.report.length} pairs, ${failing} failing</p>${contrastTable(theme)}
</html>
`
}
